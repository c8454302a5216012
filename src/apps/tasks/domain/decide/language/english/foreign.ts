/**
 * What other assistants are asked about, by domain. A bare verb with one of these is not said to a to-do list.
 * `hard`: hardly ever a task in bare words. `soft`: may stand in a task when the verb is a chore ("call the bank").
 */
const domains = {
  money: `
    401k account accounts accrual amex annuity apr atm autopay balance balances bankruptcy beneficiaries
    beneficiary billing bitcoin bond bonds bonus branch broker bucks budgets card cards cash cashback cents
    charges charging checkbook checking cheque cheques coin collateral copay coverage credit crypto cryptocurrency
    currencies currency cvv debit debits debt debts deductible deposit deposits direct dividend dividends dollar
    dollars dow escrow eur euro euros exchange fee fees fico fraud fraudulent fund funds gbp hsa iban income
    insurance insurer interest ira lender liability loan loans markup mastercard money mortgage mutual nasdaq
    overdraft paycheck paycheque payday payee payees payment payments paypal payroll payslip pension percent
    percentage pesos pin points policy portfolio pounds premium premiums purchase purchases rate rates rebate
    refund refunds reimbursement remittance rewards rollover roth routing rupees savings shareholder shares
    sortcode spending standing statement statements stock stocks surcharge swift tariff tipping top-up topup
    transaction transactions transfer transfers usd vat venmo visa visas w2 w4 wire wires withdrawal withdrawals
    withholding yen yield zelle
  `,
  travel: `
    airbnb airfare airline airlines airport airports aisle arrival baggage boarding booking bookings cab cabin
    cabs carpool carry-on chauffeur check-in checkin commute cruise customs departure destination detour
    directions drivers embassy fare ferry flight flights freeway gears gps highway hostel hotel hotels
    intersection itinerary jet kilometers km lanes layover legroom lyft map maps meters mileage miles motel mpg
    navigation odometer passenger passengers pickup plane platform playlist rental reservation reservations resort
    ride rides route routes scooter shuttle speedometer stopover streetcar subway suite taxi terminal tolls
    traffic train trains tram transit transmission travelers uber vaccination voyage windscreen windshield
  `,
  devices: `
    ac access accessory activation ad ads airdrop airplane alexa algorithm android antivirus apn app appliance
    applications apps assistant auto autocorrect background backlight backup bandwidth bixby bluetooth bookmark
    bookmarks brightness broadband browser browsing bug bulbs byte cache calculator caller caption captions
    cartridge cast cellular channel channels chat chats chromecast clipboard configuration connection connections
    console cookie cookies cortana cursor cycle dashboard database defaults desktop device devices directory disk
    display doorbell download downloads draft drafts drone duplicate duplicates echo eco emoji emojis encryption ethernet
    extension facebook facetime factory favorite favorites favourites filters fingerprint firestick firewall
    firmware flash flashlight folder folders font fonts footage formula gender google graphics hardware hdmi
    headset heating hotspot hulu humidifier humidity icon icons identity image images imessage inbox input inputs
    instagram internet ios ip keypad layout lightbulb lightbulbs lights linkedin livestream location lockscreen
    login logins logo macro macros mailbox malware memory mic microphone mode modem modes monitor motion muted
    netflix network networks nickname notification notifications operating outlet outlets output overlay owner
    pairing parental passcode passcodes passkey password passwords patch pdf permissions pixels plug plugin plugs
    pop-ups popup popups port preset presets privacy profile profiles projector protocol purifier queue reboot
    recording recordings reddit remote resolution ringer ringtone roomba router routine routines safari sample
    scanner scene scenes screens screensaver screenshot scroll searches sensor sensors server servers setting settings
    shortcut shortcuts sim siri skill skills skype slack smartwatch snapchat snippet socket software sounds spam
    speaker speakers spotify spreadsheet spreadsheets storage stylus sync syntax tab tabs telegram television
    telly temperature template templates texts theme themes thermostat thread threads tiktok toggle toolbar
    touchscreen tracker tracking trackpad tv tweet tweets twitch twitter updates upload usb user username
    usernames users version vibration video videos virus voice voicemail voicemails volume vpn wallpaper
    wallpapers watchlist webcam webpage website whatsapp widget widgets wifi xbox youtube zoom
  `,
  calendar: `
    agenda alarm alarms appointment appointments attendee attendees availability calendar calendars catch-up
    catchup celsius countdown diary event events fahrenheit interview interviews invitation invitations invitee
    invitees invites lap meetup occasion one-on-one planner rsvp rsvps sabbatical slot slots snooze stand-up
    standup stopwatch timer timers timezone timezones webinar workshop
  `,
  media: `
    accent accents adjective album albums anthem antonym arabic artist artists audio audiobook audiobooks autoplay
    ballad band bass beat beats blues broadcast carol cartoon celebrity character charades chess chinese chorus
    cinema clip clips clue comedy comic comma commercial compliment concert crossword definition dialect dice disc
    dj documentary dragon duet dutch english episode episodes equaliser equalizer fable fact facts film films
    french genre genres german greek guess haiku headline headlines hebrew hindi hobby horoscope hymn impression
    instrument italian japanese jazz jeopardy jingle joke jokes karaoke korean language languages latin legend
    limerick lullaby lyric mandarin melody mix mixtape music musical mystery news nursery opera orchestra pandora
    paragraph paragraphs parody playback playlists podcast podcasts poem poems poet polish portuguese pronoun
    pronouns pronunciation proverb pun puns puzzle quiz quotes radio rap remix rhyme rhymes riddle riddles
    roulette russian saga scoreboard sentence sequel series shows shuffle singer sitcom song songs soundtrack
    spanish spell spelling station stations stories story stream streams subtitles sudoku swedish symphony synonym
    synonyms thesaurus tongue-twister track tracks trailer translation trivia trombone tune tunes turkish verse
    vinyl vocabulary voiceover whisper
  `,
  food: `
    allergen allergens allergy appetizer batter burger burgers burrito calorie calories carb carbs cheeseburger
    chef cocktail cuisine curry deliveries delivery doordash dosage fries gluten grubhub ingredient ingredients
    instacart lasagna marinade menu noodles nutrition order orders pancakes ramen recipes restaurant restaurants
    sauce serving servings spice spices spicy substitute sushi tablespoon taco tacos takeaway takeout teaspoon
    teaspoons topping toppings waiter waitress yolk
  `,
  shops: `
    amazon basket bundle cart carts checkout coupon coupons discount ebay fulfillment gift-card
    merchant offer outfit outfits parcel prime promo promotion raffle retailer seller shipment
    shipments shipping subscription subscriptions supplier trial trials voucher vouchers wardrobe warehouse
    warranty wishlist
  `,
  papers: `
    applicant ballot benefits candidate clearance conference dmv employee employer enrollment gpa hire hr lease
    maternity overtime paternity pto registration request requests resignation roster rota résumes résumé salary
    semester shifts sick survey surveys transcript tuition vacancy vacation vacations
  `,
  body: `
    bmi cholesterol diagnosis heartbeat heartrate hiccups hormones physical pose posture pregnancy pulse sickness
    symptom symptoms thermometer vaccine vaccines yoga-pose
  `,
  measures: `
    algebra angle average binary centimeters circumference decimal degrees denominator diameter divided equals
    equation exponent forecast fraction fractions gallons grams hurricane inches integer kilograms liters
    logarithm metric millimeters minus multiplied numerator ounces perimeter pi pollen quotient radius snowfall
    sqrt storm sum sunrise sunset tonnes tornado units uv weather width wind
  `,
  others: `
    acne ants anxiety boredom budget bye cellulite charge cockroaches computer contact contacts conversation
    conversations dandruff data depression destiny emergency engine ex farewell fart favor feelings friendship
    goodbye goodnight hangover headache hotline laptop marriage mood name names noise pet-name plan plans plus
    printer recipe relationship resume screen sexuality sms speed spoiler stay times universe upgrade vibe
    wrinkles
  `,
}

export const hard = Object.values(domains).join(' ')

export const soft = `
    address advisor agent alert answer answers application bank banks bathroom battery bet bill bills blind blinds
    breakfast brunch bulb bus button buttons call calls camera cameras chapter claim claims clock clocks club code
    color colour complaint contract contracts cost costs country course curtains customer date default diet dinner
    dish doctor document documents door doors drinks driver email emails everyone exit fan feed file files
    finances fireplace form forms game games gate group groups guest guests hallway heart heater her him history
    hit holiday holidays human hundred info information install invite issue jury keyboard label labels lamp lamps
    lane league lesson lessons level light limit lounge luggage lunch lyrics manager match meeting meetings
    message messages million mind mouse movie movies nobody note notes number numbers operator package packages
    parking party passport people period person phone photo photos picture pictures pizza plumber pop presentation
    price prices problem program prompt query question questions quote race raise receipt receipts rep
    representative restroom review rock room round schedule schedules score search season seat seats service shade
    shades shift show signature sleep somebody someone sound speech square status steps stop stops subject supper
    support switch tablet team term thousand ticket tickets time tip toilet toll tone topic tour travel trip trips
    trunk vacuum visit wedding weight window word words workout workouts
  `

/** Verbs that ask another assistant for its skill, whatever follows: "I need to know", "I have to book". */
export const skills = `
  access activate admit agree allow apply arrange authorize be become beep block book breathe browse calculate calm
  cash chat check choose clock commute compare complain compute confess confirm connect contact continue convert cry
  deactivate decrease define deposit determine diagnose dial die dim dine direct disable disagree dispute download
  drink earn eat enable enroll estimate exchange explain extend faint fart feel figure finance find flip fly focus
  forward freeze fund google guess happen have hear hide hire identify imagine improve increase insure invest jump
  kill know laugh learn leave lend lie listen live locate log login look lose love lower measure meditate mute nap
  navigate obtain open order overnight pass pause pee photocopy pinpoint play poop predict preheat preorder
  pronounce puke qualify quit raise rant rate reach reactivate reboot recharge recite recommend recover redeem
  refinance refund relax reload remain rent reorder report request reroute reserve reset rest restart retire rhyme
  roll rollover say schedule scream screenshot search see select set share shuffle sign silence sing sit skip skype
  sleep smoke sneeze snooze solve spell spend stand stay stream strengthen subscribe suggest survive swipe switch
  sync tap think toast touch track trade transfer translate travel turn tweet unblock understand unfollow unfreeze
  uninstall unlock unmute unpair unsubscribe upgrade upload urinate use venmo vent verify vomit wake watch win wire
  withdraw wonder worry yell zoom
`

/** Verbs that begin a task and hold against the soft words: nobody asks an assistant for them. */
export const chores = `
  accompany alphabetize arrange assemble attend babysit bake bathe bleach blog boil breastfeed bring brush build buy
  call caulk chase chop clean clip collate collect comb compile complete compost consolidate contribute cook copy
  crochet cull cut darn de-ice debug declutter decorate deep-clean defrost degrease deliver descale detail dig
  digitize discuss disinfect dismantle dispose donate double-check draft dress drill drop dry dust empty enclose
  engrave exercise exfoliate fax feed fertilize fetch fill finalise finalize finish fix flea flush fold follow
  freshen frost fry garden gather glue grab grade grease greet grill groom grout hand hang harvest help hem hike
  hoover hose hug inspect install insulate invite iron jog journal juggle knit launder lay leash lock lube lubricate
  mail marinate meal-prep meet memorize mend microchip mix mop mount mow mulch neaten oil organise organize outline
  oversee pack paint parcel pave pay peel pet-sit photograph pick pickle pitch plan plant plaster plough plumb
  polish pop practice practise prep prepare prewash print proofread prune pull pump purchase rake reassemble rebook
  reconcile recycle refill refinish refrigerate register rehang rehearse reheat rehome rekey relight remodel renew
  repaint repair replant reply repot resand reseal research respond restock restring revamp review revise rewash
  rewire ring rinse roast rotate sand sanitise sanitize saw scan scrub sell sew shampoo sharpen shave shine ship
  shop shovel shower slice soak sort spackle sponge spray spread stack stain steam sterilise sterilize stitch
  stretch strip study submit sweep swim tailor tape teach tend thank thaw throw tidy tie tighten tile train
  transplant trim try tutor type unclog uncover unload unpack unplug upholster vaccinate vacuum varnish visit
  volunteer vote walk warm wash water wax weatherproof weed weigh weld whitewash winterize wipe worm wrap write
`

/** Verbs that may begin a task, and as well ask for a skill: what follows decides. */
export const light = `
  add ask back book cancel change charge check clear do drive edit email file find get give go look make move order
  play post put read remember replace return run schedule see send set speak start stop take talk tell text update
  watch
`

/** Finishing one of these is no news for a list. */
export const consumed = `
  appetizer application bacon bath battery beer best breakfast brunch burger cake call cereal chat chicken chips
  chocolate cigarette cocktail coffee college contract conversation day degree dessert dinner dishwasher drink
  drinking drinks dryer eating episode fish food fries game job juice lasagna league level life lunch lyrics
  marathon marriage match math maths meal meals meat meeting microwave milkshake movie nap night noodles oven pasta
  pie pizza playing popcorn pork potatoes puzzle race relationship ribs rice roast round salad sandwich school
  season sentence series shake shift show sleeping smoothie snack snacks soda song soup steak stew supper sushi talk
  talking tea toast turkey university wash wash-cycle washer watching whiskey wine work workday
`
