/** The last word of the name of a firm, a school, a shop: with it, general words before it are a name as well. */
const KINDS = new Set(
  `
  academy agency airlines airways analytics apartments associates bakery bank brewing cafe capital catering
  center centre chemical chemicals church cleaners clinic college communications companies company construction
  dairy daycare diner drugs electric elementary engineering estates farms fitness foods freight garage gazette
  global grill group gym herald holdings homes hospital hotel industries insurance laboratories labs
  landscaping lodge logistics manor market markets media mill motors mutual networks office offices oil packing
  partners pharma pharmaceuticals pharmacy pictures plastics plumbing properties provisions realty records
  resort restaurant rigging roofing salon school services solutions spa staffing steel store stores studio
  supply systems tech theater theatre towers transit tribune trucking union university ventures worldwide
  house club inn lift basin works nursery gardens
  `
    .split(/\s+/)
    .filter(Boolean),
)

const LEGAL_FORM = /^(?:inc|llc|llp|lp|ltd|limited|corp|corporation|co|company|gmbh|plc|pllc|pc)$/

export const isFirmKind = (word: string): boolean => KINDS.has(word)
export const isLegalForm = (word: string): boolean => LEGAL_FORM.test(word)
