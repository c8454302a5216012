/** Recognised however long they are drawn: "yesss". */
export const stretched = 'yes no yeah yep yup nope nah ok stop please add so hey hi'

/** Recognised with one slip. */
export const corrected = `
  list lists task tasks todo mark show what when have need want done take make from with that this tell read stop
  them item items keep good true sure fine yeah wait said mind here just also into cross check never about right
  wrong please thanks thank remind reminder reminders reminding reminded delete deleting deleted remove removing
  removed create creating update updating change changing changed cancel modify rename complete completed
  completing finish finished finishing erase clear adding putting should could would thing things today tomorrow
  tonight schedule shopping grocery groceries wonder wondering forget forgot remember replace correct incorrect
  definitely absolutely certainly chores errands everything anything something reschedule postpone there first
  second third number again already still really agree enough exactly disregard ignore request command nothing
  maybe perhaps course monday tuesday wednesday thursday friday saturday sunday morning afternoon evening believe
  think leave where which needs includes include called another following going
`

/** Every other word of the language that lies one slip beside one of those: it means itself. */
export const lookalikes = `
  abut addling adzing agreer agrees aiding aldo alsop anding anther anythings believed believer believes cabled
  calked callee caller calmed calved cancels cancer celled certainty chanced chancel chancing chang changer
  changes channing chanted chanting charged charging cheating checks cheek chick chock chokes chords chorea
  choreas chored chorus chuck clanged clanging clears cleat cleating coarse commando commend compand compete
  competed competing complected completer completes complexed complexing cores corrects coursed courser courses
  crass crate crating creaking creaming crease creasing created creates cremate cremating cress cresting crete
  criss crops crows culled curse deleter deletes deplete depleted depleting dine dione disregards doe doge dome
  donne dons drone ease eras eraser erases errants erse eventing fallowing fie fined finer fines finis finisher
  finishes finishings finke finnish fins firs firsts fist followings forge forged forger forges forgets forgo form
  fromm goings gold gong goods goody goof goring grocer grocers hae halve havel haven haver haves heave herd herne
  herr hers ignored ignorer ignores intro ito joust justs jut juts keel keeps lasts lave lease leaved leaven
  leaver leaves lifts lilts lints lisps liszt lit lust lusts mae maker male mari marks marl maybes mid mimd minds
  mindy mined minx moaning mooning mourning ned needy neeps nerd nerds newer northing noshing notching nothings
  noting notting numbed patting petting pitting pleased pleaser pleases postponed postponer postpones potting
  punting puttying rad rally readd realty rear rebind rebinding regally reilly remainder remainders remand
  remanded remanding remembers reminds remote remover removes renamed renames renate replaced replaces rescheduled
  reschedules rewind rewinding rewove righto rights sad scheduler shill shod shoe shown showy sid sill sire skill
  slopping somethings sop sopping sow spill staid stall stile stills stilt stol stomp stoop stopping stoup stow
  strop sucre sue suer sundae sundas sundry surd surer surf surge swill tack tacks taker takes tale talks tame
  tank tanks tass tat tells telly thais thane thanes thanh thant thar thee theme therm thick thin thine thingy
  thinks thins thirds thong thongs thunk thunks thus ting tings toady toddy tokay tomorrows truce trude trued
  truer trues tusks twink tying updated updater updates uprate uprating waif waist waite waits walt wander
  wandering wang wants wen whare wheat whee whore width winder wit witch withe witt wold wonders wong world woulds
  wound wounder wring wrongs wrung wyong yeahs
`

/** Rows of keys: of a short word, only a key beside the right one counts as a slip. */
export const keys = 'qwertyuiop asdfghjkl zxcvbnm'
