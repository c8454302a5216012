/**
 * What people type into a to-do list, one line each. `offered` lines are bare phrases: the chat asks once whether to
 * add them. `created` lines hold a trigger word. The commands keep their meaning. The unseen half was written before
 * the rules were tuned and was run only when they were finished.
 */
export interface ToDoLines {
  offered: string[]
  created: string[]
  LIST_TASKS: string[]
  COMPLETE_TASK: string[]
  DELETE_TASK: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const tuning: ToDoLines = {
  offered: lines(`
    buy milk
    dentist Friday 3pm
    call mom
    Steuererklärung
    groceries: eggs, bread
    Q3 report
    water the plants every Sunday
    pick up dry cleaning
    taxes
    email Jordan re: contract
    gym 6am
    renew passport
    oil change
    Book flights to Lisbon
    pay electricity bill by the 15th
    haircut
    milk, eggs, butter
    fix leaky faucet
    birthday gift for Tom 🎁
    send invoice to ACME
    vet appt for Luna tues 4:30
    return amazon package
    schedule 1:1 w/ Priya
    prep slides for monday standup
    laundry
    ask Ben about the deposit
    read chapter 4
    order new contact lenses
    finish expense report
    transfer rent money
    check tire pressure
    mow lawn!!
    meeting with Sarah at 2
    clean out garage
    Mom's birthday - flowers
    submit PTO request
    change air filter
    update resume
    kids soccer practice thurs 5pm
    defrost chicken
    wifi password reset at office
    pciking up parcel from post office
    plan weekend trip
    tel Dr. Huang
    passport photos
    cancel gym trial before the 3rd
    look into new insurance
    2x AA batteries
    take meds at 9
    write thank you notes
    ✈️ check in for flight
    back up laptop
    garage door opener battery
    replace smoke detector batteries
    talk to HR about benefits
    RSVP wedding
    review PR #482
    Anna anrufen
    pay visa bill
    car inspection due in march
    dog food
    set up savings account
    get quotes for roof repair
    follow up with landlord
    drop off donations
    text Kim the address
    parent teacher conference wed
    practice piano 30 min
    install security updates
    wash car, vacuum inside
  `),
  created: lines(`
    I need to book a flight to Paris
    I need to transfer money to Bob by Friday
    create presentation for Monday
    add a meeting with Sarah
    remind me to take out the bins tonight
    don't forget to sign the permission slip
    todo: rotate the tires
    gotta call the bank
    have to submit my timesheet today
    need to buy stamps
    can you add oat milk to my list
    put sunscreen on my list
    new task: order printer ink
    note to self: bring charger tomorrow
    make sure I cancel the free trial
    I must renew my car insurance
    add task update emergency contacts
    i have to pick up my prescription
    remember to defrost the chicken
    add eggs
  `),
  LIST_TASKS: lines(`
    what's on my list?
    show my tasks
    what do i need to do today
  `),
  COMPLETE_TASK: lines(`
    done with the laundry
    I finished the report
    mark buy milk as done
    check off call mom
  `),
  DELETE_TASK: lines(`
    delete buy milk
    remove the dentist task
    take laundry off my list
  `),
}

export const unseen: ToDoLines = {
  offered: lines(`
    buy stamps
    dentist on the 14th
    ring grandma
    Müll rausbringen
    hardware store: screws, paint, tape
    budget draft v2
    feed the neighbor's cat every morning
    collect suit from tailor
    mortgage paperwork
    reply to Dana's email
    yoga tmrw 7pm
    driver's license renewal
    brake pads
    reserve table for 4 at Luigi's
    rent due 1st
    eye exam
    bread
    unclog kitchen sink
    xmas presents 🎄
    invoice #2219
    orthodontist mon 8:15
    exchange shoes (size 9)
    sync w/ design team
    draft agenda for thurs mtg
    ironing
    ask Priya for the login
    library books
    refill prescription
    expense claims sept
    move money to savings
    bike pump
    rake leaves
    lunch with Marco 12:30
    declutter closet
    anniversary card for mom and dad
    book vacation days
    new vacuum bags
    fix typo on pricing page
    swim class sat 10am
    marinate tofu
    reset router
    by toilet paper
    research daycare options
    call back plumber 555-0134
    visa application docs
    unsubscribe from newsletters
    compare phone plans
    lightbulbs (kitchen)
    vitamins
    wrap presents
    🚗 wash
    charge camera
    descale coffee machine
    test smoke alarm
    doctor's note for school
    thank Lee
    deploy v3.2
    Hausaufgaben Mathe
    credit card payment
    flu shot
    cat litter + treats
    open bank account for Mia
    measure windows for curtains
    chase up refund
    post office before 5
    msg Alex about keys
    book club thursday
    stretch 10 min
    upgrade phone OS
    sweep porch & water ferns
  `),
  created: lines(`
    I need to renew my parking permit
    I need to send the deposit to the landlord
    create budget spreadsheet for Q4
    add a call with the accountant
    remind me to move the car before 8
    don't forget the birthday cake
    Todo: book the hotel
    gotta return the library books
    we have to fix the fence
    need to schedule a haircut
    could you put batteries on the shopping list
    please add walk the dog to my tasks
    new task - email the plumber
    note to self - renew domain
    make sure I water the tomatoes
    i must reply to Karen
    create a task to check the boiler
    I've got to finish my tax return
    remember to charge the drill
    add sparkling water
  `),
  LIST_TASKS: lines(`
    show me my to-dos
    what's left to do
    list my tasks please
  `),
  COMPLETE_TASK: lines(`
    the report is finished
    finished the dishes
    tick off buy stamps
    I did task 2
  `),
  DELETE_TASK: lines(`
    get rid of buy stamps
    please remove task 3
    drop the second task
  `),
}
