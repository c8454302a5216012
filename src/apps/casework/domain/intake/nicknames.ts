/** Short names and what they stand for. One that stands for several names is told for each. */
const SHORT_NAMES = `
abby abigail; al albert alan alfred; alex alexander alexandra alexis; andy andrew; angie angela; annie ann anne anna;
barb barbara; becky rebecca; ben benjamin; bert albert robert herbert; beth elizabeth; betty elizabeth; bill william;
billy william; bob robert; bobby robert; brad bradley; carol caroline; cathy catherine; charlie charles charlotte;
chris christopher christine christina; chuck charles; cindy cynthia; cliff clifford; dan daniel; danny daniel;
dave david; deb deborah; debbie deborah; dick richard; don donald; doug douglas; drew andrew; ed edward edwin edmund;
eddie edward; fred frederick alfred; gabe gabriel; gene eugene; gina regina; greg gregory; hank henry; harry henry harold;
jack john; jake jacob; jamie james; jan janet janice; jeff jeffrey; jen jennifer; jenny jennifer; jerry gerald jerome;
jess jessica; jim james; jimmy james; jo joanne josephine; joe joseph; joey joseph; johnny john; jon jonathan;
josh joshua; judy judith; kate katherine catherine; kathy katherine catherine; katie katherine catherine; ken kenneth;
kim kimberly; larry lawrence; liz elizabeth; lou louis louise; maggie margaret; mandy amanda; matt matthew;
max maxwell maximilian; meg margaret; mike michael; mickey michael; mandy amanda; nate nathan nathaniel; ned edward;
nick nicholas; nora eleanor; pam pamela; pat patrick patricia; patty patricia; peg margaret; peggy margaret; pete peter;
phil philip phillip; ray raymond; rich richard; rick richard; rob robert; ron ronald; sally sarah; sam samuel samantha;
sandy sandra alexandra; shelly michelle; stan stanley; steve steven stephen; sue susan; susie susan; ted theodore edward;
terry terence theresa; theo theodore; tim timothy; tina christina; toby tobias; tom thomas; tommy thomas; tony anthony;
trish patricia; val valerie; vicky victoria; vince vincent; walt walter; wendy gwendolyn; will william; zach zachary;
paco francisco; pepe jose; nacho ignacio; lola dolores; chuy jesus; beto alberto roberto; lupe guadalupe; toni antonio;
hans johannes; fritz friedrich; heinz heinrich; sepp josef; toni anton; sascha alexander; sasha alexander alexandra
`

const STANDS_FOR = new Map<string, Set<string>>()
for (const entry of SHORT_NAMES.split(';')) {
  const [short, ...names] = entry.trim().split(/\s+/) as [string, ...string[]]
  STANDS_FOR.set(short, new Set([...(STANDS_FOR.get(short) ?? []), ...names]))
}

/** Can both be said of one person? Bob and Robert, Peggy and Meg. Both words are folded. */
export function isShortFor(one: string, other: string): boolean {
  const [names, others] = [fullNames(one), fullNames(other)]
  return [...names].some((name) => others.has(name))
}

function fullNames(word: string): Set<string> {
  return new Set([word, ...(STANDS_FOR.get(word) ?? [])])
}
