/** What stands in no name of a file of ours: folders, line breaks, and signs that turn the direction of writing. */
export const UNFIT_FOR_NAMES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]+/gu
