/**
 * Lines of people, written before anybody looked at the rules. At the first run 153 of 154 `typed` lines were added or offered, and
 * 12 of 333 `overheard` ones were read as a request, of which 6 would have added a task; of the later lines, which were
 * read once the rules were mended, 37 of 40 and 10 of 100, of which 3. "remove kebab" and its like only lead to the
 * question which task is meant.
 */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const typed = lines(`
    oat milk + bananas
    call nan back
    bins out tonight
    vet 4:15 thurs
    Renew car tax before the 31st
    pay Giorgio 40 quid for the tickets
    ring the council about the pothole
    hairdresser sat 11
    defrost chicken
    Pilates every Tues 18:30
    cancel Disney trial by Sunday
    passport photos (2x)
    mum's birthday prezzie
    get rid of old mattress
    book MOT
    Elternabend Mittwoch 19 Uhr
    pick up rx at CVS
    file expenses for Lisbon
    water tomatoes daily at 7am
    nappies!!
    email HR re: parental leave
    read pages 40-62 for seminar
    fix bike puncture
    thank-you note to Ms. Okafor
    swap winter tyres
    standup 9:15 mon-fri
    check in for flight BA 284
    hoover the stairs
    chase invoice 1187
    sort out dodgy light in hall
    dentist - bring insurance card
    return jeans to Zara
    pay nanny
    order toner, black and cyan
    Siesta cover for Luis on Friday
    1:1 w/ Dana 2pm tmrw
    birthday cake for Theo, nut free
    finish ch. 3 draft by EOD
    text plumber
    kids swim kit on Wednesdays
    look up train times to Leeds
    new batteries for smoke alarm
    backup phone
    mochi for the office
    tell Ravi about the new door code
    Post parcel to Aunt Jean
    submit timesheet every other friday
    take meds 8am & 8pm
    jury duty form - send back!
    buy tix for the match
    prep slides for Q2 review
    get cash for the market
    wash curtains
    ask Ben for his drill
    pay parking fine, ref 88213
    walk Biscuit
    RSVP to Ana & Tom's wedding
    Kita-Beitrag überweisen
    passwords: change the bank one
    organise photos from Crete
    descale kettle
    Sunday roast: potatoes, carrots, gravy
    collect dry cleaning by 6
    drop Jonas at judo 17:45
    clear gutter
    get quote for roof
    register Lily for nursery
    vaccination booster for cat
    find receipt for the fridge
    haircut
    gym, legs
    unsubscribe from all that junk mail
    plan menu for Eid
    pack for Porto
    oil the garden gate
    update CV
    mow lawn before rain
    sign & scan NDA
    bday call to Uncle Femi on the 9th
    put suitcase in loft
    ship order #5521
    clean fridge!!!
    research pension options
    measure window for blinds
    meet Kwame @ the library, 3ish
    study for theory test, 30 min a day
    give Rosa her casserole dish back
    replace kitchen tap washer
    Paella ingredients: saffron, prawns, rice
    physio exercises 2x daily
    apply for school place by Jan 15
    pay rent on the 1st of every month
    top up Oyster card
    recycle old laptop
    write to grandma
    stop the milk delivery while we're away
    make dentist appt for Max
    double check hotel booking
    feed next door's rabbit until sunday
    remind me to call the bank at 10
    remind me tomorrow morning to take the bread out
    add task water the lemon tree
    add a reminder to renew the antivirus
    I need to get a new SIM
    i need to talk to my landlord about the damp
    create a packing list for Oslo
    create budget draft
    don't forget to feed the sourdough
    dont forget mums pills
    todo: order curtains
    TODO: refactor login page
    add eggs
    add "buy stamps" to my list
    please add pay the window cleaner
    can you add dentist next Monday at 9?
    could you remind me to email Olaf
    remind me to stretch every hour
    add lunch with Sofia on Friday 12:30
    I need to finish my taxes this weekend
    i need to buy a present for Bea's bar mitzvah
    add: return the router
    put bread on my list
    new task: call IT about the VPN
    remind me about the school play on Dec 12
    I have to pick up my suit before 5
    gotta renew my licence
    need to call the mechanic
    must pay the electric bill
    note to self: cancel gym in March
    remember to bring the charger
    add collect the rings from the jeweller
    create task clean out the shed
    add meeting with the accountant tues 3pm
    Don't forget to vote on Thursday
    i need to cancel my dentist appointment
    remind me to delete the old photos
    remind me to change the bed sheets
    I need to update my address at the bank
    todo: finish the report and send it to Ingrid
    add complete the tax form
    create a reminder to check off the guest list
    add remove stain from sofa
    I need to show mum how to use zoom
    don't forget to edit the video
    need milk
    want to learn 10 Italian words a day
    schedule oil change for next week
    set up direct debit for gas
    book a table for 6 at Nonna's, Saturday 8pm
    plan team offsite
    prepare agenda for Monday's call
    review Jo's PR
    follow up with Dr. Haines
    deadline for grant proposal 3 Feb
`)

export const overheard = lines(`
    hiya
    morning all
    good afternoon to you sir
    yo what's good
    hey, long time no see
    thanks a million
    much obliged
    you rock
    nice one
    sweet
    alright then
    fair enough
    hm ok
    lol no way
    haha same
    omg seriously
    ugh
    meh
    wow that was quick
    see ya
    take care
    night night
    ttyl
    happy friday
    merry christmas
    congrats!
    good luck tomorrow
    sorry my bad
    no problem at all
    whatever
    how are things?
    how's your morning been
    did you sleep well
    what's up with you
    are you a robot?
    who am I talking to
    can you hear me
    do you speak Polish?
    what can you do
    how does this work
    is it free?
    do you store my data
    why is the sky blue
    what time is it in Tokyo
    who won the game last night
    how tall is Mont Blanc
    what's the capital of Peru
    is a tomato a fruit
    when did the Berlin wall come down
    how do you spell conscientious
    what does "hygge" mean
    can dogs eat grapes?
    how many cups in a liter
    what's 17 percent of 240
    should I wear a tie to an interview
    which is better, tea or coffee
    do you think it will rain
    why do cats purr
    where is the nearest pharmacy
    is the post office open on Sundays
    who wrote Middlemarch
    how long does it take to boil an egg
    what's a good name for a goldfish
    are we there yet
    have you ever been to Spain
    could you tell me a joke
    would you rather fly or be invisible
    isn't it odd how fast time goes
    what are you wearing, robot
    did anyone ever tell you you're funny
    it's raining again
    the coffee here is terrible
    my back hurts
    i slept like a log
    the kids are finally in bed
    we moved here in 2014
    she left an hour ago
    he never does the dishes
    my boss cancelled the meeting again
    Anna forgot to send the invoice, typical
    nobody ever takes the bins out in this house
    my flatmate said he would buy milk and he didn't
    Tom finished his report before me, so annoying
    the plumber was supposed to come at nine
    they changed the schedule without telling us
    my sister has three dentist appointments this month
    dad keeps adding stuff to my plate
    my neighbour removed the fence without asking
    the manager wants everyone to update their profiles
    our team completed the marathon
    he deleted all my photos, can you believe it
    I did well in the exam
    I finished a great book last night
    I was done with him years ago
    i've been cancelled on twice this week
    that makes it three in a row
    I forgot how funny that film was
    the sale ends on Sunday
    the bus was late and packed
    it's my grandmother's 90th birthday
    i love the smell of fresh bread
    autumn is my favourite season
    this song slaps
    the new phone costs a fortune
    prices went up again
    my dog ate a sock
    we had ramen for lunch
    the meeting went fine I guess
    i'm so tired of this weather
    i feel a bit lost today
    nothing ever changes
    life is what happens while you make plans
    i think therefore i am
    an apple a day keeps the doctor away
    better late than never
    don't count your chickens before they hatch
    to be or not to be, that is the question
    is this the real life, is this just fantasy
    hello darkness my old friend
    all you need is love
    don't stop believin'
    I will always love you
    let it be, let it be
    stop in the name of love
    we don't need no education
    another one bites the dust
    don't worry be happy
    hit me baby one more time
    I want to break free
    take me home, country roads
    remember the time when we fell in love
    should I stay or should I go now
    never gonna give you up
    forget about your worries and your strife
    cancel all engagements, the night is young and so are we
    const x = arr.filter(Boolean)
    SELECT * FROM tasks WHERE done = false;
    DELETE FROM users;
    rm -rf node_modules && npm install
    git commit -m "fix login"
    git checkout -b feature/add-task
    if (task.completed) return null
    def add_task(name): pass
    console.log('done')
    TODO comments are evil
    TypeError: Cannot read properties of undefined (reading 'id')
    Error 404: page not found
    curl -X DELETE http://localhost:3000/api/tasks/1
    for i in range(10): print(i)
    <div class="task done">Hello</div>
    {"action":"delete_task","task_id":3}
    docker compose up -d
    public static void main(String[] args)
    npm ERR! code ELIFECYCLE
    Traceback (most recent call last):
    import pandas as pd
    sudo apt-get remove nodejs
    UPDATE tasks SET status='done';
    #include <stdio.h>
    x = x + 1
    Dear customer, your parcel is on its way.
    Your verification code is 482913
    Terms and conditions apply. Offer valid while stocks last.
    Breaking: central bank raises rates by 25 points
    Local man wins lottery twice
    Stocks close higher after choppy session
    Sunny spells with a chance of showers, highs of 14
    Preheat the oven to 180 and butter a tin.
    Add the flour gradually and stir until smooth.
    Once the onions are done, remove from the heat.
    Chapter 1. It was a bright cold day in April
    The mitochondria is the powerhouse of the cell
    In 1066 William crossed the Channel
    This email was sent from a notification-only address
    Copyright 2026 Acme Ltd. All rights reserved.
    Click here to update your preferences
    Add to cart
    Order completed. Thank you for shopping with us!
    Mark as unread
    Show more
    Cancel anytime. No hidden fees.
    Create an account to continue
    Delete this message if you are not the intended recipient.
    We have changed our privacy policy
    Your subscription has been cancelled
    You have 3 new followers
    Battery low: 10% remaining
    Update available: version 4.2.1
    Finished downloading report.pdf
    Server was removed from the pool at 04:12
    Hey Siri, set a timer for ten minutes
    Alexa, turn off the lights
    Okay Google, play some jazz
    Siri call mum
    Alexa add milk to my shopping list
    Claude, write me a poem about rain
    translate "good night" to Japanese
    write a haiku about winter
    draw me a cat
    play despacito
    tell Bob he is an idiot
    turn up the heating
    lights off please
    sing me something
    roll a dice
    flip a coin
    guess my age
    tell me about black holes
    explain quantum computing like I'm five
    summarise this article for me
    give me a synonym for happy
    define entropy
    count to ten in French
    compare iPhone and Pixel
    recommend a good thriller
    make it stop, this noise is driving me mad
    make it snow
    sit, Rex! good boy
    hands up, don't shoot
    Johnny, clean your room right now!
    Marie, please finish your homework before dinner
    You should really call your mother, Kevin
    kids, stop fighting
    get off my lawn
    get lost
    go away
    shut up
    leave me alone
    don't touch that
    don't you dare
    forget it, Jack, it's Chinatown
    forget you
    forget I said anything
    cancel culture is out of control
    remove your shoes at the door, says the sign at my gym
    delete is such a strong word
    show me the money!
    show me you care
    show me a man who never failed
    my list of favourite films is long
    change is the only constant
    change my mind
    you changed your hair!
    finished is better than perfect
    done and dusted
    it's over and done with
    well done everybody
    I'm done with this job
    I'm so done
    what's done is done
    done deal
    are we done here?
    who did this?
    did I ever tell you about Rome?
    I did not have sexual relations with that woman
    I did it my way
    edit: nevermind, found it
    edit wars on Wikipedia are wild
    update: she said yes!!
    update from the front: still no wifi
    I need a hug
    I need to be honest with you, I hate this app
    I need to say, you are great
    I need to know if aliens exist
    i don't need anything
    I needed that laugh
    I need you like water
    what I need is a holiday
    do I need to tip in Japan?
    do i need a visa for Vietnam
    why do I need to log in every time
    you need to calm down
    she needs to stop smoking
    they need to fix that road
    he needs to add more salt next time
    everybody needs somebody to love
    remind me who you are again?
    remind me, what was her name
    you remind me of my aunt
    that reminds me of a film
    this reminds me of summer
    remind yourself that it's ok
    don't remind me...
    she reminded me of the good days
    does this remind you of anything?
    create your own happiness
    God created the earth in six days
    who created Bitcoin?
    creating things makes me happy
    what a creative mess
    i created a monster
    Netflix created a sequel nobody asked for
    how do I create a pivot table in Excel
    can you create images?
    add insult to injury
    that doesn't add up
    2 and 2 add up to 4
    too many adds on this page
    what does adding salt do to boiling water
    he added me on Facebook
    don't forget me
    don't forget who you are
    never forget 1966
    i'll never forget your face
    did you forget about me?
    he always forgets his keys
    todo el mundo lo sabe
    todo bien, ¿y tú?
    tengo todo listo, gracias
    Je ne sais pas
    comment ça va ?
    wie geht's dir
    ich bin müde
    das war lustig
    ça marche
    que pasa tío
    no me digas
    buona notte
    arigato gozaimasu
    你好
    привет как дела
    ну и ладно
    asdfghjkl
    ???
    ...
    12345
    😂😂😂
    👍
    :)
    (._.)
    test test 1 2 3
    a
    the the the
`)

export const typedLater = lines(`
    chase up Barclays re mortgage
    new wellies for Edie
    gutters - ring Steve
    Physio Do 10:20
    take recycling down before 8
    kaffee & Filter
    flu jab
    birthday drinks for Sam, book the Anchor
    send Niamh the deposit
    put the wash on
    charge the e-bike
    collect keys from the agent 5pm fri
    finish crochet blanket
    drop samples at the lab
    3 x AA batteries
    swimming lesson sat 9.30
    get Dad's watch fixed
    rebook smear test
    proofread Ali's essay tonight
    remind me at noon to move the car
    todo cancel the skip
    I need to top up the gas meter
    add parents evening to my list thu 6pm
    don't forget the raffle tickets
    create checklist for the move
    need stamps
    pick blackberries
    Abuela anrufen
    quarterly VAT return due 7 May
    wipe down fridge every Sunday
    tidy shed?
    sell old pram on Gumtree
    weigh the puppy
    do the dishes
    Zahnarzt Termin machen
    email landlord (boiler!!)
    hang up pictures
    vote
    swap shifts with Imani
    pay back Leo 12.50
`)

export const overheardLater = lines(`
    evening!
    how do
    cheers bud
    you're a star
    no rush
    lovely stuff
    what's for dinner
    who's the mayor of London
    when's the next full moon
    why did you do that
    is it me or is it cold
    can penguins fly
    where did I put my glasses
    my train got cancelled
    Lena completed her degree
    the council removed our bins
    we finished dinner early
    they added pineapple, monsters
    he updated me on the score
    mum forgot my birthday once
    the show was cancelled after one season
    I changed jobs in May
    I deleted Instagram years ago
    I've finished with men
    I was told to add more detail
    the to-do of the century, that wedding
    what a to-do about nothing
    remind you of anyone?
    I need a miracle
    I need to sneeze
    I need to tell you something funny
    I needed to hear that
    create chaos wherever you go
    she creates wonderful cakes
    todo va bien
    todo o nada
    todos los días lo mismo
    done in by the heat
    done like dinner
    finished last in the race
    finished off by a cold
    checked off every box, that holiday
    changed my life, this book
    change the channel
    edit wars again
    rename the Tory party, I say
    make it rain
    make it so, number one
    delete your account
    remove kebab
    cancel Christmas
    get rid of him, Sharon!
    forget Paris
    forget-me-nots are blue
    show me the way to go home
    my list of sins is long
    what do I need to do to be happy
    add some colour to your life
    add a little spice to your day!
    adding up the bill
    Add flour, eggs and milk and whisk well.
    Remove the pan from the heat and leave to cool.
    Change trains at Crewe.
    Cancel or pause whenever you like.
    Create a free account
    Update your payment details to keep watching
    Delete cookies?
    Show all results
    Item added to basket
    Task failed successfully
    return a + b
    let tasks = []
    DROP TABLE students;
    INSERT INTO tasks (name) VALUES ('x');
    git push --force
    echo "done"
    // TODO: fix this later
    assert done == True
    fatal: not a git repository
    Exception in thread "main" java.lang.NullPointerException
    Kevin, take your shoes off!
    Ben, could you pass the salt
    You lot need to keep it down
    Waiter, cancel my starter
    Mary had a little lamb
    yesterday all my troubles seemed so far away
    I need somebody, help
    don't you forget about me
    we will rock you
    hold me closer tiny dancer
    Dear Sir or Madam,
    Kind regards, Tom
    Flash sale! 50% off everything
    Wind from the west, gusts up to 40 mph
    le chat est sur la table
    das ist mir egal
    no entiendo nada
    grazie mille
    zzz
    42
`)
