/**
 * What other assistants are asked about. A bare verb with one of these is not said to a to-do list.
 * `hard`: hardly ever a task in bare words. `soft`: may stand in a task when the verb is a chore ("call the bank").
 */
export const hard = `
  cache cookies ad ads popup popups pop-ups bookmark bookmarks spam shortcut firmware device devices router modem internet connection vpn
  wire cash checkbook cheque cheques branch fee fees beneficiary payee autopay auto billing paypal venmo zelle prime statements rate rates
  stay cruise rental upgrade boarding check-in checkin celsius fahrenheit kilometers km miles meters ounces metric degrees location
  episode series band concert burger burgers fries sushi tacos menu sick hr user users computer laptop
  alarm alarms timer timers stopwatch playlist playlists song songs music album albums artist track tracks podcast podcasts
  radio station stations volume brightness thermostat temperature heating ac wifi bluetooth
  spotify pandora netflix hulu youtube alexa siri cortana google bixby facebook twitter instagram tweet tweets
  flight flights plane airline airlines airport hotel hotels motel airbnb reservation reservations booking bookings itinerary
  layover visa uber lyft taxi cab cabs ride rides train trains directions route traffic map maps gps
  card cards credit debit pin account accounts balance balances transaction transactions transfer transfers payment payments
  deposit deposits withdrawal routing checking savings apr interest overdraft fraud fraudulent charge charges atm funds
  loan loans mortgage refund refunds insurance 401k rollover direct statement cvv currency currencies exchange crypto bitcoin
  cryptocurrency topup top-up iban swift dollars dollar euros euro pounds usd eur gbp bucks cents stock stocks shares
  password passwords passcode username login settings setting language languages accent voice gender speed mode
  whisper wallpaper ringtone notification notifications screen app apps software bluetooth speaker speakers microphone mic
  calendar calendars event events appointment appointments 
  weather forecast humidity recipe recipes calories calorie ingredient ingredients nutrition
  joke jokes poem poems story stories riddle trivia fact facts news headlines
  definition synonym spelling spell translation spanish french german italian japanese chinese korean portuguese
  order orders delivery takeout uber restaurant restaurants cart carts basket checkout coupon coupons subscription
  subscriptions shipment shipping
  inbox mailbox voicemail contact contacts texts sms conversation chat chats
  coin dice roulette quiz film films shows channel channels video videos audiobook audiobooks tv television
  webpage browser tab tabs folder folders image images
  roomba socket plug 
  pto vacation payday paycheck w2 
  plus minus times divided equals multiplied sum percent sqrt
  budget purchase purchases checkout name nickname identity mpg 
`

export const soft = `
  visit camera battery printer fan heater hundred thousand million league race
  someone somebody person people agent representative rep manager human advisor operator service support customer
  sleep stop stops mailbox sentence lyric lyrics word words bet
  bank banks bill bills money ticket tickets bus trip trips travel seat seats luggage gate
  phone number numbers address profile data limit status tv
  time timezone date schedule schedules invitation invite rsvp
  price prices cost costs
  income salary
  score team match question questions answer answers topic subject
  color colour history search query information info
  call calls
  package packages email emails message messages passport meeting meetings document documents file files photo
  photos picture pictures door doors vacuum curtains blinds lights light lamp lamps bulb game games movie movies pizza conference presentation website
`

/** Verbs that ask another assistant for its skill, whatever follows: "I need to know", "I have to book". */
export const skills = `
  rent admit confess know find chat say see hear listen watch look check search locate learn understand figure
  transfer order book reserve schedule translate convert calculate compute measure spell define pronounce play
  set turn switch activate deactivate freeze unfreeze unblock block withdraw deposit dispute reset unlock enable disable
  connect log sign login verify contact reach navigate direct fly travel report apply request stream skip pause
  hear wake sleep eat rest relax laugh vent leave pee poop rant think be become use increase decrease raise lower
  flip roll share post tweet track estimate determine browse access navigate recover rollover reroute
`

/** Verbs that begin a task and hold against the soft words: nobody asks an assistant for them. */
export const chores = `
  bake bathe brush bring build buy call clean collect complete cook copy cut deliver draft drop dry dust empty exercise feed
  fill finish fix fold gather grab groom grade hang help install invite iron jog knit lock mail meet mend mop mow organise
  organize pack paint pay pick plan plant polish practice practise prep prepare print pull purchase rake reconcile refill register
  renew repair reply research respond restock review rinse scan scrub sell sew shovel shower ship shop sort stretch study submit
  sweep swim teach throw thank tidy train trim try type unload vacuum visit vote volunteer walk wash water weed wipe work wrap
  write attend follow drive discuss decorate donate assemble hem prune sand sharpen declutter rehearse revise memorize
`

/** Verbs that may begin a task, and as well ask for a skill: what follows decides. */
export const light = `
  ask tell
  add back book cancel change charge check clear do edit email file get give go make move order put read remember replace return
  run schedule send speak start stop take talk text update play watch set look find see
`

/** Finishing one of these is no news for a list. */
export const consumed =
  'breakfast lunch dinner supper brunch meal meals food drink drinks dessert snack snacks beer coffee tea pizza sandwich movie show episode series game eating drinking sleeping talking watching playing lyrics sentence job league race'
