/**
 * Lines that are not meant for a to-do list: small talk, questions, facts, requests to other assistants. Nothing may be
 * done on them. `quiet` lines are plain questions, greetings and small talk: they are not even offered as a task.
 * The unseen half was written before the rules were tuned and was run only when they were finished.
 */
export interface UnrelatedLines {
  quiet: string[]
  others: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const tuning: UnrelatedLines = {
  quiet: lines(`
    hello
    hi there!
    good morning
    hey, how are you?
    how's it going
    thanks!
    thank you so much
    that's very kind of you
    you're awesome
    lol
    haha that's funny
    good night
    see you later
    bye
    nice to meet you
    what's your name?
    who made you
    are you a robot?
    do you like music
    how old are you
    where do you live
    what's the weather like today
    will it rain tomorrow
    is it cold outside
    how far is the moon
    who won the super bowl in 2010
    what is the capital of Peru
    why is the sky blue
    how many ounces in a pound
    what time is it in Tokyo
    when is Easter this year
    what does ubiquitous mean
    how do you say cheese in Italian
    what's 15% of 80
    is pluto a planet
    who wrote Hamlet
    what is my account balance
    how much do I owe on my credit card
    when is my next payment due
    why was my card declined
    do you know a good restaurant nearby
    can you recommend a movie
    what's the exchange rate for euros
    how long does shipping take
    is my flight on time
    where is my package
    what's the wifi password
    how do I make pancakes
    what's a good substitute for buttermilk
    does this bus go downtown
    are there any direct trains to Boston
    what should I wear tonight
    tell me a joke
    tell me something interesting
    tell me about the roman empire
    sing me a song
    i'm bored
    i love you
    i am so tired today
    i feel sad
    i had a great day
    it's raining again
    my cat is sleeping
    the movie was great
    i like pizza
    i live in Berlin
    she is my best friend
    the earth orbits the sun
    water boils at 100 degrees
    i went to the beach yesterday
    we won the game last night
    that makes no sense
    i don't understand
    are you there?
    what can you do
    oh wow
    hmm
    ok cool
    no way, really?
    you are wrong about that
    i was just thinking about you
    happy birthday!
    merry christmas to you
    good luck with everything
    congratulations
    i'm hungry
    what are you doing
    do you sleep
    can you speak spanish
    how was your weekend
    is anybody home
    what happened in 1969
    which is bigger, a lion or a tiger
    have you seen the new star wars
    did the lakers win
    i think you're great
    sorry about that
    never heard of it
    just kidding
    what a day
  `),
  others: lines(`
    play some jazz
    translate hello into french
    set an alarm for 7 am
    set a timer for ten minutes
    turn off the kitchen lights
    turn up the volume
    skip this song
    pause the music
    flip a coin
    roll a dice
    freeze my card
    transfer 100 dollars from checking to savings
    report a lost card
    increase my credit limit
    i lost my debit card
    i want to dispute a charge
    activate my new card
    change my pin
    order a pizza with mushrooms
    book me a hotel in Rome for two nights
    reserve a table for two at seven
    show me flights to Boston
    show me pictures of cats
    navigate to the nearest gas station
    give me directions to the airport
    find a coffee shop near me
    call me a taxi
    order an uber to downtown
    convert 10 miles to kilometers
    calculate the square root of 144
    define serendipity
    spell necessary
    read me the news
    give me the headlines
    open spotify
    raise the temperature to 72
    dim the bedroom lights
    lock the front door
    start the vacuum cleaner
    mute the tv
    send an email to my boss saying i'm sick
    text John that i'm running late
    call the nearest pharmacy
    take a screenshot
    connect to bluetooth
    change the language to german
    speak slower please
    repeat that please
    whisper mode on
    i want to listen to the beatles
    i'd like to check my balance
    i would like to know my credit score
    i want to apply for a loan
    i want to see a movie tonight
    i wish i could fly
    i need you to tell me the time
    i need to know the exchange rate
    i need to know when my bill is due
    i need to find out what my balance is
    i need help with my account
    i need some advice
    let me hear some classical music
    let's play a game
    let's talk about dogs
    make me laugh
    make it louder
    make a payment on my car loan
    add a 15 percent tip to 40 dollars
    add 25 and 17
    add this song to my playlist
    add pepperoni to my pizza order
    add an authorized user to my account
    create a playlist with rock songs
    create an alarm for 6
    cancel my subscription to the magazine
    cancel my flight to Denver
    cancel my order
    cancel the alarm
    delete my alarm
    delete this photo
    remove the last song from the queue
    remove my card from the account
    change my reservation to friday
    change the channel
    update my address on file
    update my billing information
    update the app
    rename this playlist
    edit my profile
    forget my ex
    i finished my lunch
    i'm done talking to you
    the download is finished
    the game is done
    i did not like that movie
    the check is in the mail
    mark twain wrote huckleberry finn
    complete nonsense
    done and dusted, mate
    what would happen if i deleted my account
  `),
}

export const unseen: UnrelatedLines = {
  quiet: lines(`
    hey
    hello again my friend
    good evening to you
    what's up
    how have you been
    cheers
    thanks a bunch
    appreciate it
    you rock
    rofl
    hahaha
    sleep well
    talk to you soon
    goodbye
    pleased to meet you
    what should I call you?
    who is your creator
    are you human?
    do you have feelings
    what's your favorite color
    where are you from
    is it going to snow this weekend
    what's the temperature right now
    do i need an umbrella
    how tall is mount everest
    who is the president of Brazil
    what's the population of India
    why do cats purr
    how many cups are in a gallon
    what day is it
    when does daylight saving start
    what's another word for happy
    how do you pronounce gyro
    what is 12 times 12
    is a tomato a fruit
    who painted the Mona Lisa
    how much money is in my savings account
    what's my credit score
    when will my refund arrive
    why did you charge me twice
    is there a gas station nearby
    any good shows on netflix
    how many pesos is 20 dollars
    where can i return this
    did my transfer go through
    what's the status of my order
    what's the best way to cook rice
    how long do I boil an egg
    can I use olive oil instead of butter
    which terminal is my gate in
    how long is the drive to Chicago
    should I bring a jacket
    tell me a story
    tell me a fun fact
    tell me more about black holes
    do you know any riddles
    i'm lonely
    i miss my dog
    i am feeling great today
    i hate mondays
    i had pasta for dinner
    it's so hot in here
    my brother plays guitar
    that song is amazing
    i prefer tea over coffee
    i work in a hospital
    he is a nice guy
    the sun is a star
    paris is the capital of france
    i watched a great show last night
    they lost in overtime
    that's weird
    i have no idea what you mean
    can you hear me?
    what do you know
    whoa
    ah i see
    interesting
    seriously?
    you're not making sense
    i was wondering about that too
    happy new year
    have a nice day
    best of luck
    well done
    i'm thirsty
    what are you thinking about
    do you dream
    do you speak german
    how was your day
    anyone there
    what year did the titanic sink
    which is faster, a cheetah or a horse
    have you read harry potter
    did it snow in denver
    i think that's cool
    my bad
    never mind me
    i was joking
    what a lovely morning
  `),
  others: lines(`
    play the next episode
    translate good morning to japanese
    set my alarm for six thirty
    start a five minute timer
    turn on the living room lamp
    turn the heat down
    next song please
    resume playback
    pick a number between one and ten
    roll the dice
    block my debit card
    move 50 dollars from savings to checking
    report fraud on my account
    raise my spending limit
    my card was stolen
    i want to report a suspicious transaction
    unlock my account
    reset my pin
    order chinese food
    find me a cheap hotel in Madrid
    get me a reservation at an italian place
    show me the latest news
    show me my transactions
    take me to the nearest hospital
    give me the fastest route home
    find a vegan restaurant around here
    get me a cab
    request a ride to the stadium
    convert 5 pounds to kilos
    multiply 14 by 9
    give me the definition of irony
    spell accommodate
    read my latest email
    give me a summary of today's news
    open the camera
    set the thermostat to 68
    brighten the hallway light
    unlock the back door
    stop the roomba
    unmute the television
    send a text to Maria saying i'm on my way
    tell my wife i'll be late
    dial 911
    record a video
    disconnect the speaker
    switch to spanish
    talk louder
    say that again
    use a male voice
    i want to hear some reggae
    i'd like to see my transactions
    i would like to hear the forecast
    i want to open a savings account
    i want to go to the park
    i wish it were friday
    i need you to play a song
    i need to know the weather in Oslo
    i need to know why i was charged
    i need to find out if my flight is delayed
    i need assistance with my order
    i need a vacation
    let me talk to a person
    let's chat
    let's sing together
    make me a sandwich
    make it brighter
    make a transfer to my mom
    add a 20 percent tip
    add 3 plus 4
    add this to my favorites
    add extra cheese to my order
    add my wife to my bank account
    create a new playlist
    create a meeting room booking in the calendar app
    cancel my netflix
    cancel my reservation at the hotel
    cancel the last transaction
    cancel the timer
    delete all my alarms
    delete that picture
    remove this song from my playlist
    remove the lock from my card
    change my seat on the flight
    change the station
    update my phone number on the account
    update my shipping address
    update the firmware
    rename the folder
    edit this photo
    forget this network
    i finished my coffee
    i'm done with this game
    the upload is complete
    the oven is finished preheating
    i did nothing all day
    the show is over
    mark is my cousin
    complete the sentence roses are red
    done is better than perfect
    what if i removed my card
  `),
}
