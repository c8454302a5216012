import type { ExtractedParams, IntentType } from '#packs/tasks/contracts.ts'

/** What people write, and what is meant by it. `params` is given where the words taken out of it are promised too. */
export interface Utterance {
  says: string
  intent: IntentType
  params?: ExtractedParams | null
}

/**
 * Between bars. Behind an arrow: the description (in quotes when it was quoted), the reference and the new words
 * (`reference >> new words`), `*` for several tasks, `-` for none, `?` and what help is asked for, or the intents it could be.
 */
const SAID: Record<IntentType, string> = {
  CREATE_TASK: `
    REMIND ME TO CALL MOM => CALL MOM | Todo: Straße fegen 🧹!!! => Straße fegen 🧹!!!
    remind me to buy 🥛 and 🍞 => buy 🥛 and 🍞 | add „Äpfel kaufen“ to my list => "Äpfel kaufen"
    Add task: Read "Dune" again => Read "Dune" again | add "Read '1984' tomorrow" => "Read '1984' tomorrow"
    remind me to email a@b.com re: invoice #42 => email a@b.com re: invoice #42
    Please remind me to pay rent at 5 p.m. => pay rent at 5 p.m.
    remind me to stop, drop and roll... => stop, drop and roll... | yes, and remind me to call dad => call dad
    put vacuuming on my list of things to do => vacuuming | remnd me to call bob => call bob
    milk needs to go on my todo list => milk | don't forget to call mom => call mom
    why don't you remind me to x => x | remind me => - | set the reminder for picking up kids at 3
    ping me at 5 to leave for soccer => leave for soccer at 5
    i need to be reminded at 8 to take the cake out => take the cake out at 8
    i must not forget the vet appointment | program a reminder to call the vet
    remind me two hours before to call the vet | i need to take my meds at 9 so remind me
    please do not forget to remind me to call the vet | i'd be grateful if you reminded me to call the vet
    can you include wash windows on my to do list => wash windows
    get wash windows on my to do list => wash windows | jot wash windows onto my list => wash windows
    i have a new task, wash windows | to my to do list add wash windows => wash windows
    add wash windows for tomorrow => wash windows for tomorrow | add wash windows to the top of my to do list
    task for tomorrow: wash windows | make an entry for wash windows
    i need to do the windows tomorrow => do the windows tomorrow
    i have to give the dog a bath => give the dog a bath
    remind me to book a flight and a hotel => book a flight and a hotel
    add buy milk and delete old emails => buy milk and delete old emails | keep a note that i need to buy salt
    add the following to my to do list: fix bike => fix bike | add fix bike to todos => fix bike
    add an item called fix bike => fix bike | i want fix bike added to my to do list => fix bike
    create to do fix bike => fix bike | make a new reminder for friday to fix the bike => fix the bike friday
    set a reminder for 4pm tomorrow for my dentist appointment
    i need to set a reminder to fix the bike => fix the bike
    i'd like for you to remind me to fix the bike => fix the bike
    can you make sure i remember to fix the bike => fix the bike
    would you please set a reminder so i don't forget to fix the bike => fix the bike
    remind me about fixing the bike tomorrow => fixing the bike tomorrow | remind us to fix the bike => fix the bike
    i should fix the bike => fix the bike | i need to submit the form by friday => submit the form by friday
    todo: => - | add task 🎂🎂 => 🎂🎂 | new list | i need to do laundry, add it to my to do list
    add reminder to take meds => take meds
    i need you to remind me that i have a test tomorrow => i have a test tomorrow
    remind me every day at 9 to take vitamins => take vitamins every day at 9
    please remember to email the teacher => email the teacher | To-Do: finish slides :) => finish slides :)
    add “review budget” to my tasks => "review budget" | remind me to delete my old account => delete my old account
    i need to finish my homework => finish my homework | i need to remember to lock the door => lock the door
    can you create a task for me to review the contract => review the contract
    i was hoping you could add sewing to my list => sewing | add eggs too please => eggs
    throw soap on there => soap | a reminder to vote would be great | creat a task to sweep => sweep
    crate a reminder to sweep | on my to do list put clean the attic => clean the attic
    let's add finish essay to the to-do list => finish essay | in an hour remind me to take out the trash
    create a reminder about the parent teacher conference => the parent teacher conference
    make sure i don't forget to buy stamps => buy stamps
    remind me that my mom's birthday is on the 5th => my mom's birthday is on the 5th
    i gotta call the bank => call the bank | add eggs, bread and butter to my list => eggs, bread and butter
    can i get a reminder to stretch => stretch | i would like to create a reminder => -
    put "Ünïcode ✅ Überraschung" on my list => "Ünïcode ✅ Überraschung"
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
  `,
  COMPLETE_TASK: `
    cross off going to the gym => going to the gym | task x is done => x | done | mark as done
    mark wash windows as having been done | please mark task number 3 as complete
    can you check windows off the list => windows | i'd like to check off wash windows => wash windows
    cross that off my list => it | tick wash windows off my list => wash windows | windows task is done => windows
    wash windows = done | done washing windows => washing windows | i got the windows done => windows
    i have already done the windows => windows | i finished up the windows => windows | i did task 3 => task 3
    finished with task 3 => task 3 | that one's done | complete number 3 => 3
    set the windows task to complete => windows | change task 3 to done => task 3 | already did it
    i fixed the bike, mark it as done | mark the fix bike task as done => fix bike | mark number 2 done => 2
    check off the second one => second | you can cross fix bike off my list now => fix bike
    i was able to finish the report | i've completed the first task => first | i just did the dishes => dishes
    the second task is complete => second | number 1 is done => 1 | fix bike was completed today => fix bike
    done with 1 => 1 | all of my tasks are complete => * | complete all => * | i finished
    cross out the first item on my list | finally finished painting the fence => painting the fence
    i'm done with number 2 => 2 | walking the dog: done => walking the dog | I did it => it | the laundry's finished
    i'm all done with the dishes => dishes | mark the last task as completed => last | complete buy milk => buy milk
    completed buy milk => buy milk | can you mark call mom as complete => call mom
    go ahead and mark it complete => it | laundry has been taken care of => laundry | makr milk as done => milk
    please mark buy milk completed => buy milk | tick off the dishes => dishes | i already did the dishes => dishes
    laundry is done => laundry | done with groceries => groceries | that's done => it
    the first one is done => first | all my tasks are done => *
  `,
  UPDATE_TASK: `
    change buy milk to buy oat milk => buy milk >> buy oat milk | edit the report: call it Y => report >> Y
    replace X by Y => X >> Y | change talk to bob to talk to ann => talk to bob >> talk to ann | modify | make it
    change wash windows into clean windows => wash windows >> clean windows
    i'd like to change wash windows to clean windows => wash windows >> clean windows
    edit my reminder about windows => windows
    modify wash windows to clean windows => wash windows >> clean windows
    replace task 3 by clean windows => task 3 >> clean windows
    task 3 should read clean windows => task 3 >> clean windows | make it clean windows => it >> clean windows
    postpone the windows task => windows
    reschedule windows to saturday morning => windows >> windows saturday morning
    set the windows task for friday instead | correct the second task to clean windows => second >> clean windows
    change fix bike to fix car => fix bike >> fix car | can you change my to do from fix bike to fix car
    rename fix bike fix car | change the name of task 2 to fix car => task 2 >> fix car
    update the second item on my list to fix car | move my bike reminder to 6pm => bike >> bike 6pm
    postpone task 2 to friday => task 2 | make it friday instead
    make the first one say fix car => first >> fix car | edit the list
    change task 3 to buy bread => task 3 >> buy bread | rename the first one to gym => first >> gym
    rename #2 => #2 | push laundry to sunday => laundry >> laundry sunday
    delay the laundry until tomorrow => laundry >> laundry tomorrow
    make task 2 say buy bread => task 2 >> buy bread | make that buy oat milk => it >> buy oat milk
    i'd like to edit task 4 => task 4 | change reply to tom to reply to tim => reply to tom >> reply to tim
    uppdate task 1 to x => task 1 >> x | change milk to oat milk => milk >> oat milk | edit task 2 => task 2
    replace milk with bread => milk >> bread | move it to friday => it | change my reminder for the gym to 6pm
  `,
  DELETE_TASK: `
    take washing the car off my to-do list => washing the car | remove the milk one => milk
    delete all completed tasks => * | delete #2 => #2 | remove | remove wash windows => wash windows
    let's remove wash windows from my to do list => wash windows
    can you pull wash windows from my list => wash windows | withdraw wash windows from my list
    remove wash windows as a task | wash windows is no longer needed on my to do list
    i won't be washing windows so take it off my list | please delete the window washing task => window washing
    delete task wash windows => wash windows | delete the top item
    delete the one that says wash windows => wash windows | cancel that reminder => it
    remove my reminder about the vet => vet | dismiss the vet reminder => vet
    i want to get rid of the vet reminder => vet | you can remove the vet from my list now => vet
    delete my tasks => * | remove all of the items from my list => * | get rid of everything on my list => *
    remove task => - | delete the task named "fix bike" => fix bike | delete the reminder i set for the bike
    delete the 2nd one => second | cancel all reminders => * | cancel fixing the bike => fixing the bike
    take fix bike off => fix bike | i want to delete fix bike from my to do list => fix bike
    i would like fix bike removed from my to do list => fix bike | fix bike needs to come off my list => fix bike
    no longer remind me about the bike => bike | clear everything => * | clear my tasks for today => *
    forget the bike thing => bike | Delete "Fix bike", please. => Fix bike
    take off laundry from my list => laundry | i don't have to do laundry anymore, remove it from my list
    delete reminder for tuesday => tuesday | please delete that task => it | get rid of it => it
    forget about the laundry => laundry | cancel yoga => yoga | delete #4 please => #4 | delete both => *
    delete all the tasks that are done => * | reset my to do list | i'd like you to delete the milk task => milk
    i need to take milk off my list => milk | delete 'buy milk' from my list => buy milk
    delette the milk task => milk | delete the dentist reminder => dentist
    cancel my reminder to call bob => call bob | scratch the dentist one => dentist
    delete the second task => second | empty my to do list => * | delete all my reminders => *
    dlete the milk task => milk | remove "call bob" => call bob
  `,
  GENERAL_CHAT: `
    how do i delete a task? => ?DELETE_TASK | how can i add a reminder => ?CREATE_TASK
    how do I mark something as done? => ?COMPLETE_TASK | how do you rename a task => ?UPDATE_TASK
    how do i see my tasks => ?LIST_TASKS | can i delete a task? => ?DELETE_TASK
    is it possible to add a task => ?CREATE_TASK | what can you do? => ?ANY | help => ?ANY | undo that => ?UNDO
    how do i undo a delete => ?UNDO | I did NOT finish the report. | do not remind me to call mom
    never delete the report | please don't add anything to my list | i haven't done the laundry yet
    the dishes aren't done | i almost finished the report | i will finish the report tomorrow
    when i am done with the report i will call | if i finish the report can i go home | cancel my hotel reservation
    update my phone | how do i make pancakes => ?CREATE_TASK | i finished my dinner, what's for dessert
    i need to check my balance | i need to send money to my sister | i need to rent a car in phoenix
    i need to find a good mechanic | i need to unlock my account | i need a recipe for lasagna
    i need to speak with customer service | i need to change the language | i need to cancel an order
    i want to add a card | i would like to schedule a doctor's appointment | add funds
    add another passenger to my booking | add it to my cart | create a meeting at 4 | create a song for me
    make a call to bob | make it brighter please | delete the last email | delete my appointment on monday
    remove my credit card | remove my meeting tomorrow | cancel the payment i made yesterday
    cancel dinner reservations for tonight | clear the screen | dismiss the alarm | change the song
    change your voice | change my alarm to 8 | update my payment method | update my status
    rename my speaker to kitchen | switch to my work calendar | push my meeting back an hour | finish the story
    i am done with this conversation | i did a transfer yesterday but it didn't go through | are we done
    the transfer is complete? | who finished first in the race | how do i cancel my order | can i change my flight
    can you order me a pizza | can you find my keys | can you recommend a book | would you rather be rich or famous
    did my deposit clear | have you seen the new movie | what should i cook tonight
    what do i need to do to get a visa | what's on tv | what's left in my account | when is my bill due
    why did the chicken cross the road | how many ounces in a cup | show me my transactions
    show me how to tie a tie | tell me my balance | read the news | give me a synonym for happy | look up the score
    check my email | close the door | turn it up | stop playing music | say that again | whisper | nice to meet you
    that's funny | wow | ok google what's the weather | my car broke down | i lost my wallet | i'm in a hurry
    i have a headache | i have to admit that was funny | i would like a hamburger | i forgot my password
    do you remember me | set my phone to vibrate | set up direct deposit | put the meeting on my calendar
    take a selfie | schedule a call with bob | start the car | buy me a ticket to the game | call me a cab
    email my boss | rappelle-moi d'acheter du pain | 添加任务买牛奶 | no me gusta | what's the weather like in paris
    delete all my alarms | remove this song from the playlist | i need to cancel my credit card
    transfer 50 dollars to savings | what's the capital of france | what is your name | make it louder
    what time is it in tokyo | cancel my meeting with john | reschedule my appointment | send an email to sarah
    where did i park my car | cancel my dinner reservation | i need an uber | roll a dice | how are you
    are you a robot | how many calories in an apple | stop the music | did my paycheck come in
    report fraud on my account | change my address to 5 main st | cancel my order | return this item | i'm hungry
    i need some advice | i need to report a lost card | what's the definition of verbose
    what does my day look like | lower the volume | how do i jump start a car | how many vacation days do i have
    what gate is my flight | plug type in england | share my location with jim | what is the meaning of life
    tell me a fun fact | i hate mondays | why is the sky blue | create a budget | vacuum the house
    add bob to my contacts | delete all my emails from amazon | change my seat on the flight | complete my purchase
    clear my calendar | que hora es | wie geht es dir | asdf qwer zxcv | the report is not done
    please don't remind me to call mom | should i buy a house | when will you be finished
    can you help me find a restaurant | remind me who sings this song | i need to check in for my flight
    that is enough about that topic lets talk about sports | replace my lost card
  `,
  AMBIGUOUS: `
    add milk and show my list => CREATE_TASK+LIST_TASKS
    delete the report and add call bob => DELETE_TASK+CREATE_TASK
    mark laundry done and add milk => COMPLETE_TASK+CREATE_TASK
    Show my list, then delete task 2. => LIST_TASKS+DELETE_TASK
    finish task 1 and remove task 2 => COMPLETE_TASK+DELETE_TASK
    rename task 1 to gym and delete task 2 => UPDATE_TASK+DELETE_TASK | maybe | not sure | i don't know | i guess so
  `,
  CONFIRM_YES: `
    yep that's right | yes | ok | sure | yes that would work | yes you can | that's a true statement
    you have that right | i would agree with that | sure am | ok fine | yeppers | yah | correct that is right
    make it so | 100 percent | yes of course you can | ok sure | yes you may | ok do it | it's a yes from me
    yes i want to | alright | mhm | yes yes yes | precisely | confirmed | please proceed | Yes, please!! | true
    sounds right | yeah that's fine | that is true | of course | yes go ahead and do that | right
  `,
  CONFIRM_NO: `
    no way | stop | cancel | no i wouldn't | no never mind | no this is wrong | i have to say no
    that's not right at all | it isn't | you have it wrong | nope | not this time | please do not do that | nay
    stop talking | i need you to stop | cancel the request i just made | i'd like to cancel that
    forget everything i said | nevermind that | please ignore that | i don't want it anymore | leave it alone
    quit it | no need | no it's not | that's not what i want | i'd rather not | no don't | nooo | not even close
    i refuse | can you cancel that | i want to cancel | cancel the last command | oh never mind | scratch that
    let's not | hold on, stop | quit | you can cancel that | that isn't correct | no, i disagree | nope not today
    cancel it | don't do that
  `,
}

export const utterances: Utterance[] = (Object.keys(SAID) as IntentType[]).flatMap((intent) =>
  SAID[intent]
    .split(/\s*[|\n]\s*/)
    .filter((row) => row !== '')
    .map((row) => utteranceOf(intent, row)),
)

function utteranceOf(intent: IntentType, row: string): Utterance {
  const [says = '', promised] = row.split(' => ')
  return promised === undefined ? { says, intent } : { says, intent, params: paramsOf(intent, promised) }
}

function paramsOf(intent: IntentType, promised: string): ExtractedParams | null {
  if (promised === '-') return null
  if (promised === '*') return { bulk: true }
  if (intent === 'GENERAL_CHAT') return { help: promised.slice(1) as ExtractedParams['help'] & string }
  if (intent === 'AMBIGUOUS') return { possible_intents: promised.split('+') as IntentType[] }
  if (intent !== 'CREATE_TASK') {
    const [task_reference, renewed] = promised.split(' >> ')
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
