/** Recognised however long they are drawn: "yesss". */
export const stretched = 'yes no yeah yep yup nope nah ok stop please add so hey hi'

/** Recognised with one slip. */
export const corrected = `
  scrap scratch
  edit push pull close action sounds ahead confirm confirmed supposed look accurate truth false hold without doubt
  totally precisely interested skip tick reset wipe care quiet back asked statement alright refuse abort halt
  cease exit quit bother empty last save answer scratch over nice indeed like checked bought negative obviously
  affirmative previous process talking doing moment minute thought afraid stuff todos pending move write down give
  note left due next other these those will were does been only some than then each every taking took taken wanted
  needed agreed perfect great awesome mistake mistaken untrue forget cancelled canceled list lists task tasks todo
  mark show what when have need want done take make from with that this tell read stop them item items keep good
  true sure fine yeah wait said mind here just also into cross check never about right wrong please thanks thank
  remind reminder reminders reminding reminded delete deleting deleted remove removing removed create creating
  update updating change changing changed cancel modify rename complete completed completing finish finished
  finishing erase clear adding putting should could would thing things today tomorrow tonight schedule shopping
  grocery groceries wonder wondering forgot remember replace correct incorrect definitely absolutely certainly
  chores errands everything anything something reschedule postpone there first second third number again already
  still really agree enough exactly disregard ignore request command nothing maybe perhaps course monday tuesday
  wednesday thursday friday saturday sunday morning afternoon evening believe think leave where which needs
  includes include called another following going
`

/** Every other word of the language that lies one slip beside one of those: it means itself. */
export const lookalikes = `
  reminds scrape scraps strap scamp scram scarp
  aborts abut actin acton addling adzing affirmatives agreer agrees ahmad aiding aldo alight alsop anding anther
  anythings aright ashed asker askew auction backs bask bather bee beeb believed believer believes ben bern
  botcher bothers bough boughs brother brought cabled cadre cae cafe cage calked callee caller calmed calved
  canceler canceller cancels cancer car cared carer cares caret carey carr cars carte carve ceased ceases celled
  certainty chanced chancel chancing changer changes channing chanted chanting charged charging chase
  cheating checker cheek cheeked chick chock chocked chokes chords chorea choreas chored chorus chose chuck
  chucked clanged clanging clare clears cleat cleating cloke clone closer closes closet clove coarse commando
  commend compand compete competed competing complected completer completes complexed complexing confirms conform
  conformed cores corrects coursed courser courses crass crate crating creaking creaming crease creasing creates
  cremate cremating cress cresting crete criss crops crows culled curse dding deleter deletes deplete depleted
  depleting des die dies dine ding dione disregards doe doers doest doge doges doings doles doling dome domes
  doming don dong donne dons dopes doping dose doses dosing doss dotes doting doubts doves dow downs downy dozes
  dozing drone drown dud duel dues duet duke dune dupe dur duse dye dying ease edict edith edits edt emery empt
  empts eras eraser erases errants erse eventing everly evert exist exits ext fallowing falser falsie fie fin
  fined finer fines finis finisher finishes finishings finke finnish fins firs firsts fist followings forge forged
  forger forges forgets forgo form fro fromm gibe gide given giver gives goings gold gong goo goods goody goof
  goring gove greats greet greta groat grocer grocers hae hal halts halve hat havel haven haver haves heave herd
  herne herr hers hod holds hole holed hols hood ignored ignorer ignores indexed int intro ito joust justs jut
  juts keel keeps las lash lasts lat lats lave least leaved leaven leaver leaves lefts lefty lifts liked liken
  liker likes lilts lime lints lisps liszt lit loo loom lsat luke lust lusts mae maker male mari marks marl maybes
  mid mimd minds mindy mined minuet minuted minuter minx mistaker mistakes moaning moe momenta moments mooning
  mourning mov mover moves neat ned nee needer needled needy neeps negatived negatives nerd nerds nest net newer
  nicer niche niece noe northing noshing notching noted notes nothings noting notre nots notting numbed ocher oder
  others otter overs overt patting penning perfecta perfects petting pill pitting pleased pleaser pleases plush
  ponding postponer postpones potting precess precious prefect profess prowess pulls pulp punting pus pushy
  puttying qubit quiets quilt quint quirt quito quits quoit quot rad rally rea readd realty rear rebind rebinding
  refuge refused refuser refuses refute regally reilly remainder remainders remand remanded remanding remembers
  remote remover removes renamed renames renate replaced replaces resat reschedules reseat resect resent resets
  resew resit reuse revet rewind rewinding rewove rights sad sade sae safe sage salve saved saver saves scheduler
  scratchy scuff shave shill shod shoe shown showy sid sill sip sire ski skill skimp skips slave slopping snuff
  soave soe somethings somme sop sopping sow spill staff staid stall stave stiff stile stills stilt stol stomp
  stoop stoup stow strop stuffs stuffy suave sucre sue suer sundae sundas sundry supposes surd surer surf surge
  swill tack tacking tacks taker takes takings tale talks tame taming tan tank tanking tanks taping taring tasking
  tass tat taxing tel tells telly thais thane thanes thanh thant thar thee thees theme therm theses thick thin
  thine thingy thinks thins thirds thole thong thongs thunk thunks thus tic ticks ting tings toady tock tod toddy
  tokay token toking tomorrows tonally tool trick troth truce trude trued truer trues truths tuck tusks twink
  tying untruer updated updater updates uprate uprating wafted waif waist waite waited waits walt wan wander
  wandering waned wang wanked wants wasted wee weer weill wen whare wheat whee whore width wile willa wills willy
  winder wiped wiper wipes wit witch withe witt wold wonders wong wonted world woulds wound wounder wring writ
  writer writes writhe writs wrongs wrote wrung wyong yeahs
`

/** Rows of keys: of a short word, only a key beside the right one counts as a slip. */
export const keys = 'qwertyuiop asdfghjkl zxcvbnm'
