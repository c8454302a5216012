import type { ExtractedParams, IntentType } from '../../../contracts.ts'

/** What people write, and what is meant by it. `params` is given where the words taken out of it are promised too. */
export interface Utterance {
  says: string
  intent: IntentType
  params?: ExtractedParams | null
}

/**
 * Between bars. Behind an arrow: the description (in quotes when it was quoted), the reference and the new words
 * (`reference >> new words`), or when and how (`reference @ friday`), `*` for several tasks, `-` for none, `?` and what
 * help is asked for, or the intents it could be (and ` : ` the words that are offered as a task).
 */
const SAID: Record<IntentType, string> = {
  CREATE_TASK: `
    add my tattoo => my tattoo | REMIND ME TO CALL MOM => CALL MOM | Todo: Straße fegen 🧹!!! => Straße fegen 🧹!!!
    remind me to buy 🥛 and 🍞 => buy 🥛 and 🍞 | add „Äpfel kaufen“ to my list => "Äpfel kaufen"
    Add task: Read "Dune" again => Read "Dune" again | add "Read '1984' tomorrow" => "Read '1984' tomorrow"
    remind me to email a@b.com re: invoice #42 => email a@b.com re: invoice #42
    Please remind me to pay rent at 5 p.m. => pay rent at 5 p.m.
    remind me to stop, drop and roll... => stop, drop and roll... | yes, and remind me to call dad => call dad
    put vacuuming on my list of things to do => vacuuming | remnd me to call bob => call bob
    get milk added to my list => milk
    remind me to cancel my gym membership and call mom => cancel my gym membership and call mom
    remind me to call mom tomorrow at 5 => call mom tomorrow at 5
    i have a dentist appointment on monday, remind me | give me a nudge about the rent tomorrow
    i need to be reminded about the cake => the cake | i must not forget the vet appointment
    establish a reminder to call the vet => call the vet
    remind me at 5:30 pm on thursday to call the vet => call the vet at 5:30 pm on thursday
    i want to remember to call the vet => call the vet | you should remind me to call the vet => call the vet
    add 'wash windows' => "wash windows" | let's put wash windows on the to do list => wash windows
    write wash windows down on my list => wash windows | i have a new task, wash windows
    add item wash windows to list | add wash windows to tomorrow's to do list
    add wash windows to my daily tasks => wash windows | create wash windows on my list => wash windows
    schedule a task to wash windows => wash windows
    i have to take my son to practice at 4 => take my son to practice at 4
    remind me to book a flight and a hotel => book a flight and a hotel
    add buy milk and delete old emails => buy milk and delete old emails
    put down call dentist on my list => call dentist | add fix bike to my list of to dos => fix bike
    add a new item to my to do list: fix bike => fix bike | new task fix bike => fix bike
    please create an entry on my list for fix bike | make a reminder for me to fix the bike => fix the bike
    set an important reminder to fix the bike | i need to set a reminder to fix the bike => fix the bike
    i'm going to need a reminder to fix the bike => fix the bike
    be sure to remind me to fix the bike => fix the bike | remind me later to fix the bike => fix the bike later
    remind me to not forget the cake | hello, please remind me to fix the bike, thank you => fix the bike
    tomorrow i need to wrap gifts => wrap gifts tomorrow | Need to buy: eggs, flour | add task 🎂🎂 => 🎂🎂
    drop me a reminder about ann => ann | before i leave remind me to turn off the iron
    my mom's birthday is friday so remind me | tack call ann onto my to do list => call ann
    call ann goes on the list => call ann | why not add call ann to my list => call ann | next task: call ann
    remind me call ann => call ann | put bananas on the grocery list => bananas
    i need to do laundry, add it to my to do list | reminder: pay rent => pay rent
    will you remind me when it's time to go | remind me of mom's birthday => mom's birthday
    write down that I owe Sam $20 => I owe Sam $20 | Add task "Buy 2% milk" => "Buy 2% milk"
    add "cancel hotel reservation" => "cancel hotel reservation" | i need to change the sheets => change the sheets
    we need to buy paint => buy paint | can you create a task for me to review the contract => review the contract
    go ahead and add yoga to my to do list => yoga | and remind me to call dad => call dad
    i want to be reminded to exercise => exercise
    set a task to clean the car on saturday => clean the car on saturday | add mlik to my lsit => mlik
    add to my to do list feed the cat => feed the cat
    make sure walking the dog is on my todo list => walking the dog | in an hour remind me to take out the trash
    i need a reminder for my doctor's appointment => my doctor's appointment
    help me remember to send the invoice => send the invoice | remember to buy dog food => buy dog food
    need to fix the sink => fix the sink | new todo - call the vet => call the vet
    start a new task for cleaning the garage => cleaning the garage
    put "Ünïcode ✅ Überraschung" on my list => "Ünïcode ✅ Überraschung"
    ping me about the meeting notes tomorrow => the meeting notes tomorrow | nudge me on friday about the deposit => the deposit on friday
    give me a heads up about mom's birthday => mom's birthday | alert me when it's time to leave for the train => leave for the train
    let me know when i should start the grill => start the grill | tell me at nine to take my meds => take my meds at nine
    don't let me leave the house without my wallet => my wallet | rent is due on the first remind me
    my car tax runs out next month set a reminder | since i always forget can you remind me to take my vitamins => take my vitamins
    it is vital that i don't forget the tickets => the tickets | stick a reminder in for the plumber at two => the plumber at two
    as soon as i get home remind me to switch the laundry | so i don't forget, remind me to sign the form => sign the form
    put down that i need to rake the leaves => rake the leaves | my to do list needs mopping on it => mopping
    add the following to my list wash the car => wash the car | task call the plumber => call the plumber
    add mow the lawn to my to do's => mow the lawn | can trim hedges go on my list => trim hedges
    i need to see the dentist => see the dentist | i have to go to the store => go to the store
    keep reminding me to drink water => drink water | help me remember the milk => the milk
    please don't let me forget to feed the cat => feed the cat | can i set a reminder for noon | reminder dentist tomorrow at 3 => dentist tomorrow at 3
    create an itinerary for paris => an itinerary for paris | i need to learn french => learn french
    i need to add a card to my account => add a card to my account | i need to send a package => send a package
    i need to extend my stay => extend my stay | i need to improve my credit score => improve my credit score
    i need to get cash => get cash | i need to restart my computer => restart my computer
    i need to send money to my sister => send money to my sister | i need to cancel an order => cancel an order
    i have to change my password => change my password | i need to speak to a manager => speak to a manager
    i have to get up at six => get up at six | i need to go to chicago => go to chicago
    i need to take friday off => take friday off | i need to pay a bill => pay a bill
    i need to pay off my balance => pay off my balance
  `,
  LIST_TASKS: `
    what's on my to do list | read me my reminders | show tasks | what do I need to do
    run down my to do list for me | to-do list? | do i have anything on my to do list
    do i need to do anything today | is cleaning on my list | have i added clean the garage to my list yet
    was the laundry on my to do list | i'd like to know what's on my todo list | what items are on my to do list
    tell me all of the things on my to do list | tell me about my reminders | what are today's reminders
    do i have reminders | did you set my reminder | is there something you were supposed to remind me about
    when is my next reminder | could you bring up my tasks | what have i still got to do | wats on my todo lst
    show me waht i have to do | what do i have to do tomorrow | tell me what i need to get done today
    check to see if mowing the lawn is on my todo list | did i put call mom on my to do list
    is there a task for paying rent | what's my to do list look like today | what things do i have left to do
    tell me the contents of my to do list | can you go through my reminders
    do i have anything scheduled as a reminder | reminders for today | what were my reminders
    can you look at my reminders and tell me what they are | remind me what's on my list
    anything on my to-do list today | let's see my todos | which tasks are overdue | what's pending
    what should i do today | read my grocery list | what do i have on my todo list for today | whats left on my list
    what chores do i need to do | does my to do list have paying bills on it | tell me my tasks for tomorrow
    go over my to do list with me | what reminders do i have set | could you list all of my reminders
    check my reminders | what else is on the list | i need to see my to do list | read off my list of tasks
    any tasks left | list tasks | what was i supposed to remember | have you got my to do list | can i see my list
    what am i supposed to do today
    what've i got on today's list | search my reminders for milk | anything i'm forgetting | what haven't i finished
    is the dentist on there | i can't remember what's on my list | what was that thing i needed to do
    can i have a look at my list | give me the reminders i have for today | today's to do list | what's overdue
    got any reminders for me | what's not done yet | i forget what i have to do today
  `,
  COMPLETE_TASK: `
    cross off going to the gym => going to the gym | x is finished => x | finished | check off
    please mark that i've finished washing windows => washing windows
    can you mark off washing windows => washing windows | i'd like to check off wash windows => wash windows
    cross that off my list => it | tick the windows task => windows | the windows are finally finished => windows
    ✅ wash windows => wash windows | i just got done washing the windows => washing the windows
    i have already done the windows => windows | i finished up the windows => windows | i did task 3 => task 3
    that task is done => it | 3 done => 3 | set windows as complete => windows | change task 3 to done => task 3
    already did it | i fixed the bike, mark it as done | mark the first task on my list as done
    mark both as done => * | i can check off fix bike => fix bike | i was able to finish the report
    i've completed the first task => first | homework is finished => homework | task one is completed => task 1
    task fix bike is complete => fix bike | fix bike done! => fix bike | all of my tasks are complete => *
    complete all => * | that's the laundry done => laundry | laundry is out of the way => laundry
    wrapped up the report => report | i managed to finish the report | strike through the report
    you can consider the report done => report | put the report in done | ok done with the report => report
    i finished | cross out the first item on my list | finally finished painting the fence => painting the fence
    i completed my workout => workout | dishes done => dishes | report's done
    i'm all done with the dishes => dishes | mark the last task as completed => last | complete buy milk => buy milk
    Finished: buy milk => buy milk | you can check off the laundry => laundry
    i already took care of the dishes => dishes | i've checked off milk on my list => milk
    please mark buy milk completed => buy milk | tick off the dishes => dishes | i did the laundry => laundry
    the dishes are done => dishes | complete task 3 => task 3 | i got the shopping done => shopping
    set buy milk to done => buy milk
    check task 1 => task 1 | check the second one => second | just did the dishes => dishes | i ended up finishing the essay => essay
    good news, the report is finished => report | i've ticked the shopping off => shopping
    i got the car washed mark it done | got done vacuuming => vacuuming | the quilt was finished yesterday => quilt
  `,
  UPDATE_TASK: `
    change buy milk to buy oat milk => buy milk >> buy oat milk | make it X => it >> X
    groceries should say buy eggs => groceries >> buy eggs | update | rename
    change wash windows into clean windows => wash windows >> clean windows
    i need to change task 3 to clean windows => task 3 >> clean windows
    update my reminder to call mom to say call dad
    rename wash windows as clean windows => wash windows >> clean windows
    swap wash windows for clean windows => wash windows >> clean windows
    make it clean windows => it >> clean windows | postpone the windows task => windows
    change the due date of windows to friday => windows @ friday
    reword task 3 to clean windows => task 3 >> clean windows
    can i rename wash windows to clean windows => wash windows >> clean windows
    please update fix bike to fix car => fix bike >> fix car
    rename "fix bike" to "fix car" => fix bike >> "fix car"
    change the title of fix bike to fix car => fix bike >> fix car
    move my bike reminder to 6pm => bike @ 6pm | postpone task 2 to friday => task 2 @ friday | make it friday instead
    replace task 2 with fix car => task 2 >> fix car | instead of call ann put call bob
    amend task 2 to call bob => task 2 >> call bob
    could you rename call ann to call bob please => call ann >> call bob
    update task 2: call bob => task 2 >> call bob | bump the ann task to tomorrow => ann @ tomorrow
    move call ann from monday to tuesday | switch call ann to friday | update the time on my reminder to 6pm
    update "call bob" to call rob at 5 => call bob >> call rob at 5 | rename #2 as gym => #2 >> gym
    swap milk for bread on my list | reschedule task 2 for tomorrow => task 2 @ tomorrow
    task 2 should say buy bread => task 2 >> buy bread | i want to change the milk task => milk
    change go to gym to go to pool => go to gym >> go to pool | uppdate task 1 to x => task 1 >> x
    update task 1 to say call Ann => task 1 >> call Ann | modify the report task => report
    postpone laundry until saturday => laundry @ saturday
    make it buy almond milk => it >> buy almond milk
    make the first task call the bank => first >> call the bank | make task 2 buy bread => task 2 >> buy bread
    make my vet reminder 30 minutes earlier => vet @ 30 minutes earlier
    make the essay task high priority => essay @ high priority | the vet reminder should be at 3 => vet @ 3
    update the due date on the essay => essay | the quilt task needs to be changed | reword the second task
  `,
  DELETE_TASK: `
    take washing the car off my to-do list => washing the car | remove the milk one => milk
    delete all completed tasks => * | delete task 2 => task 2 | get rid of
    i want you to remove wash windows => wash windows
    could you take wash windows out of my to do list => wash windows | exclude wash windows from my list
    remove wash windows as a task | wash windows is no longer needed on my to do list
    i don't need to wash windows anymore so remove it | please delete the window washing task => window washing
    delete wash windows please => wash windows | delete my most recent task | cancel my reminder => -
    cancel the windows reminder => windows | disable the vet reminder | i want to get rid of the vet reminder => vet
    you can remove the vet from my list now => vet | delete the whole list => *
    take all the items off my list => * | empty out my list | delete a task => -
    delete fix the bike from my tasks => fix the bike | delete reminder 2 => reminder 2 | cancel reminder => -
    cancel fixing the bike => fixing the bike | take fix bike off => fix bike
    i want to delete fix bike from my to do list => fix bike
    can you have fix bike removed from my list => fix bike | i don't want fix bike on my list anymore => fix bike
    get rid of the last reminder => last | clear everything off my to do list => *
    i want to clear my to do list => * | remove: fix bike => fix bike | axe call ann from my list => call ann
    call ann is off the list | i'm not going to call ann, take it off | ditch call ann => call ann
    stop reminding me about ann => ann | zap task 4 | remove getting gas from my to do list => getting gas
    i no longer need milk on my list => milk | i want laundry off my list => laundry | please delete that task => it
    get rid of it => it | forget buy milk => buy milk | clear task 1 => task 1 | delete the last one => last
    delete all => * | remove completed tasks => * | i'd like you to delete the milk task => milk
    i need to delete task 3 => task 3 | delete 'buy milk' from my list => buy milk | delette the milk task => milk
    get rid of the task about the garage => garage | cancel the 5pm reminder => 5pm
    remove the last item from my list => last | clear out my to do list => * | wipe my list clean => *
    dlete the milk task => milk | remove "call bob" => call bob
    i'd like the gym task gone => gym | i want the reminder for friday deleted => friday | toss the second one
    i no longer need to call the vet take it off my list => call the vet | you don't need to remind me about the vet anymore => vet
    my list doesn't need milk on it anymore => milk | i no longer need the vet reminder => vet
    delete the last thing i added | the quilt reminder can go => quilt | cancel mow the lawn => mow the lawn
    i'd like task 2 removed => task 2 | cancel yoga => yoga | remove the laundry => laundry
    delete the trellis => trellis
  `,
  GENERAL_CHAT: `
    good luck with everything | nice to meet you | just kidding | play some jazz | set a timer for ten minutes | turn off the oven
    give me directions | add 25 and 17 | the movie was great | my brother plays guitar
        how do i delete a task? => ?DELETE_TASK | how can i add a reminder => ?CREATE_TASK
    how do I mark something as done? => ?COMPLETE_TASK | how do you rename a task => ?UPDATE_TASK
    how do i see my tasks => ?LIST_TASKS | can i delete a task? => ?DELETE_TASK
    is it possible to add a task => ?CREATE_TASK | what can you do? => ?ANY | help => ?ANY | undo that => ?UNDO
    how do i undo a delete => ?UNDO | I did NOT finish the report. | do not remind me to call mom
    never delete the report | please don't add anything to my list | i haven't done the laundry yet
    the dishes aren't done | i almost finished the report | when i am done with the report i will call
    if i finish the report can i go home | show me flights to boston | modify this recipe | move this window
    i am so done | i have to wonder | do not disturb | check it out | flag this message
    i want you to change your accent | i'd like to change the thermostat | i finished eating | are you finished
    make it quick | delete this song | forget this device | do you remember the titans | show me my alarms
    tell me what to eat | what should i do in paris | do i have any new emails | did i get paid
    how much money do i have | sure would like some pizza | i never said that about my mother | it's raining
    i will be there at 5 | i work at a bank | oh my god | 42 | make it brighter please | change my alarm to 8
    i am done with this conversation | i completed a transfer but the money isn't there | the show is over
    how can i remove a charge | can you order me a pizza | can you recommend a book | did the lakers win
    is the bank open | what do i need to make brownies | what's left in my account
    why did the chicken cross the road | show me my balance | tell me about the weather | shuffle my music
    happy birthday | wow | my name is bob | i'm going to the store later | i have to go
    i would like a hamburger | do you remember me | turn off the lights | set the volume to 5
    where did i park my car | good morning | do you have any pets | pause | i am bored
    how do you spell necessary | lower the volume | what are my health benefits | do i need a visa for china
    what hobbies do you have | why is the sky blue | erase my alarm | the report is not done
    what is a reminder app | could you tell me the time | i need to know how to get a loan
    can you delete tasks => ?DELETE_TASK | are you able to set reminders => ?CREATE_TASK | switch off the telly
    remind me again what your name is | reminds me of my childhood
    i finished a marathon | the download is complete | the oven is done | i did my best | ok google | nice one
    is that right | great | make sure you're listening | i'm sure you are | notify me when the stock hits 100
    i don't want you to delete the milk task | i don't want you to put milk on my list
    is it possible to rename tasks => ?UPDATE_TASK | you don't have to remind me to breathe | bloody hell
    go to hell | do i have to say yes
  `,
  AMBIGUOUS: `
    add milk and show my list => CREATE_TASK+LIST_TASKS
    delete the report and add call bob => DELETE_TASK+CREATE_TASK
    mark laundry done and add milk => COMPLETE_TASK+CREATE_TASK
    Show my list, then delete task 2. => LIST_TASKS+DELETE_TASK
    finish task 1 and remove task 2 => COMPLETE_TASK+DELETE_TASK
    rename task 1 to gym and delete task 2 => UPDATE_TASK+DELETE_TASK | maybe | not sure | i don't know | i guess so
    cancel the fumigation => CREATE_TASK+DELETE_TASK : cancel the fumigation | remove the awning => CREATE_TASK+DELETE_TASK : remove the awning
    change the umpire to mike => CREATE_TASK+UPDATE_TASK : change the umpire to mike | finish the tapestry => CREATE_TASK : finish the tapestry | complete works of shakespeare => CREATE_TASK+COMPLETE_TASK : complete works of shakespeare
    add two more minutes => CREATE_TASK : two more minutes | cancel badminton with amy => CREATE_TASK+DELETE_TASK : cancel badminton with amy | get rid of moles => CREATE_TASK+DELETE_TASK : get rid of moles
    your guess is as good as mine | i couldn't tell you
    yes the other one
  `,
  CONFIRM_YES: `
    yep that's right | yes please | do it | yes that would work | my answer is yes | you're right about that
    i totally agree | alright go ahead | yeppers | yesh | let's do it | 100 percent | without question | deal
    works for me | i couldn't agree more | that'd be correct | i'm game | i'll say yes | yes sir that's right
    yeah okay | feel free | yes, confirm | yes you may | that's a yes | yes i want to | alrighty | yess | precisely
    i approve | Yes, please!! | for sure | definately | that is true | yes, i am sure | most definitely
    yes mate | damn right | bang on | get on with it | yes that one | consider it confirmed | true enough | crack on
    i'm happy with that | affirmative captain | have at it | fine
  `,
  CONFIRM_NO: `
    no way | i changed my mind | no i wouldn't | no keep it | my answer is no | that is a mistake
    you have it wrong | nah i'm good | do not | stop please | i want to stop | cancel what i asked you to do
    forget i said anything | ok never mind | changed my mind | hold up | be quiet | fat chance | veto
    that does not look correct | you misunderstood | i don't like it | no i don't believe that's right | end this
    that was a mistake | discontinue | cancel immediately | cancel that command | ok cancel | let's forget it
    please forget it | i take back what i said | no that's incorrect | i don't agree | no don't | wrong | i refuse
    could you please stop | cancel the last command | never mind about that | let's not | end | no longer needed
    absolutely not | nope not today | disregard that
    nah mate | not in the slightest | not likely | don't touch it | i don't want it deleted | that's not the one
    cancel that last one | forget all that | belay that | kill it | i've had second thoughts | hang on a sec
    never mind, i figured it out | no i meant the other one | never mind i'll do it myself | i refuse to do that
    you got it wrong | cancel what you're doing | nevermind it's fine
  `,
}

/** Bare phrases, which are offered as a task. Behind an arrow: the words that are offered, where they are fewer. */
const OFFERED = `
    i need an uber => an uber | cancel my netflix subscription
    i will finish the report tomorrow => finish the report tomorrow | cancel my hotel reservation | call mom
    add a line to my phone plan => add a line to my phone plan | remove the background
    cancel my plans with sarah tonight | cancel service | change the lightbulb color | update my wardrobe
    tell my wife i'm late | make plans with bob | set a date with bob
    add bob to the email list => add bob to the email list | forget her | clear the queue | push the button
    please remove fees from my account => remove fees from my account
    please finish my sentence => finish my sentence | cross the street
    add a credit card to my wallet => add a credit card to my wallet
    create a recipe with chicken => a recipe with chicken | make a payment | throw a party | drop the call
    cancel the flight to denver | take 20 percent off | change my pickup time to 5 | update my location
    rename my phone | move the chair | write code | list all countries in africa | correct my spelling
    ajouter une tâche | я должен купить молоко | i need to set an alarm for 6 => set an alarm for 6
    i need to hear a joke => hear a joke | i need to convert 5 miles to km => convert 5 miles to km
    i would like to schedule a doctor's appointment => schedule a doctor's appointment
    add a 5 percent tip => a 5 percent tip | add an event for friday at noon => an event for friday at noon
    create an alarm for 7 => an alarm for 7 | delete my appointment on monday | remove my meeting tomorrow
    cancel dinner reservations for tonight | drop a pin | change my flight to thursday | update my status
    switch accounts | postpone the meeting | list my transactions | check my account | open the window | speak up
    set up direct deposit | take a picture | schedule my vacation | buy some stock in apple | email my boss
    добавь молоко в список | ja bitte | i want to order thai food => order thai food
    schedule a meeting for tomorrow at 3 | move my meeting to thursday | report fraud on my account
    cancel my order | sync my devices | clean the living room | delete my photos | rename my account | 明日の天気は
    cancel my trip to vegas | remove lunch with sue from my diary | remove my old card
    add the trainers to my basket => add the trainers to my basket | close the garage | check the gas light
    cancel drinks on friday night | update windows | change the tire | move my one o'clock
`

const rowsOf = (text: string) => text.split(/\s*[|\n]\s*/).filter((row) => row !== '')

export const utterances: Utterance[] = [
  ...(Object.keys(SAID) as IntentType[]).flatMap((intent) =>
    rowsOf(SAID[intent]).map((row) => utteranceOf(intent, row)),
  ),
  ...rowsOf(OFFERED).map((row): Utterance => {
    const [says = '', description = says] = row.split(' => ')
    return { says, intent: 'AMBIGUOUS', params: { possible_intents: ['CREATE_TASK'], description } }
  }),
]

function utteranceOf(intent: IntentType, row: string): Utterance {
  const [says = '', promised] = row.split(' => ')
  return promised === undefined ? { says, intent } : { says, intent, params: paramsOf(intent, promised) }
}

function paramsOf(intent: IntentType, promised: string): ExtractedParams | null {
  if (promised === '-') return null
  if (promised === '*') return { bulk: true }
  if (intent === 'GENERAL_CHAT') return { help: promised.slice(1) as ExtractedParams['help'] & string }
  if (intent === 'AMBIGUOUS') {
    const [intents = '', description] = promised.split(' : ')
    return { possible_intents: intents.split('+') as IntentType[], ...(description && { description }) }
  }
  if (intent !== 'CREATE_TASK') {
    const [meant = '', renewed] = promised.split(' >> ')
    const [task_reference, details] = meant.split(' @ ')
    if (details !== undefined) return { task_reference, details }
    if (renewed === undefined) return { task_reference }
    const { words, ...quoted } = wordsOf(renewed)
    return { task_reference, new_description: words, ...quoted }
  }
  const { words, ...quoted } = wordsOf(promised)
  return { description: words, ...quoted }
}

function wordsOf(promised: string): { words: string; quoted?: boolean } {
  const quoted = /^"(.*)"$/u.exec(promised)?.[1]
  return quoted === undefined ? { words: promised } : { words: quoted, quoted: true }
}
