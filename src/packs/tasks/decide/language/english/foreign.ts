/**
 * What other assistants are asked about. A bare verb with one of these is not said to a to-do list.
 * `hard`: hardly ever a task in bare words. `soft`: may stand in a task when the verb is a chore ("call the bank").
 */
export const hard = `
  alarm alarms timer timers stopwatch playlist playlists song songs music album albums artist track tracks podcast podcasts
  radio station stations volume brightness thermostat temperature lights light lamp lamps bulb heating ac wifi bluetooth
  spotify pandora netflix hulu youtube alexa siri cortana google bixby facebook twitter instagram tweet tweets
  flight flights plane airline airlines airport hotel hotels motel airbnb reservation reservations booking bookings itinerary
  layover visa passport uber lyft taxi cab cabs ride rides train trains directions route traffic map maps gps
  card cards credit debit pin account accounts balance balances transaction transactions transfer transfers payment payments
  deposit deposits withdrawal routing checking savings apr interest overdraft fraud fraudulent charge charges atm funds
  loan loans mortgage refund refunds insurance 401k rollover direct statement cvv currency currencies exchange crypto bitcoin
  cryptocurrency topup top-up iban swift dollars dollar euros euro pounds usd eur gbp bucks cents stock stocks shares
  password passwords passcode username login settings setting language languages accent voice gender speed mode
  whisper wallpaper ringtone notification notifications screen app apps software bluetooth speaker speakers microphone mic
  meeting meetings calendar calendars event events appointment appointments conference
  weather forecast humidity recipe recipes calories calorie ingredient ingredients nutrition
  joke jokes poem poems story stories riddle trivia fact facts news headlines
  definition synonym spelling spell translation spanish french german italian japanese chinese korean portuguese
  order orders delivery pizza takeout uber restaurant restaurants cart carts basket checkout coupon coupons subscription
  subscriptions package packages shipment shipping
  email emails inbox mailbox voicemail contact contacts message messages texts sms conversation chat chats
  coin dice roulette game games quiz movie movies film films shows channel channels video videos audiobook audiobooks tv television
  website webpage browser tab tabs file files folder folders document documents photo photos picture pictures image images
  vacuum roomba coffee-maker socket plug door doors garage-door curtains blinds cleaner
  pto vacation payday paycheck w2 taxes-due
  plus minus times divided equals multiplied sum percent sqrt
  name nickname identity gas mpg oil tire tires
`

export const soft = `
  bank banks bill bills money ticket tickets bus car cars trip trips travel seat seats luggage gate
  breakfast lunch dinner meal meals food drink drinks dessert snack snacks table
  phone number address profile data limit status tv
  time timezone date schedule schedules invitation invite rsvp
  list-price price prices cost costs
  application subscription membership-card tax taxes income salary
  score team match question questions answer answers topic subject
  color colour room history search query information info
  chapter page book-club playlist call calls order
`

/** Verbs that ask another assistant for its skill, whatever follows: "I need to know", "I have to book". */
export const skills = `
  know find ask talk speak chat say tell see hear listen watch look check search locate learn understand figure
  transfer order book reserve schedule translate convert calculate compute measure spell define pronounce play
  set turn switch activate deactivate freeze unfreeze unblock block withdraw deposit dispute reset unlock enable disable
  connect log sign login verify contact reach navigate direct fly travel report apply request stream skip pause
  hear wake sleep eat rest relax laugh vent leave pee poop rant think be become use increase decrease raise lower
  flip roll share post tweet track estimate determine browse access navigate recover rollover reroute
`

/** Verbs that begin a task and hold against the soft words. */
export const chores = `
  add bake bathe brush bring build buy call change charge clean clear collect complete cook copy cut deliver do draft drop dry
  dust edit email empty exercise feed file fill finish fix fold get gather give go grab groom grade hang help install invite iron
  jog knit lock mail make meet mend mop move mow order organise organize pack paint pay pick plan plant polish practice practise
  prep prepare print pull purchase put rake read reconcile refill register renew repair replace reply research respond restock return
  review rinse run scan scrub sell send sew shovel shower ship shop sort start stop stretch study submit sweep swim take
  teach text throw thank tidy train trim try type unload update vacuum visit vote volunteer walk wash water weed wipe work wrap
  write attend back call cancel email follow check book schedule talk speak go drive remember
`
