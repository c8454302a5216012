/** Branches of the four rooms that nothing can take, by the line on which they stand, each with the reason. */
export const unreached: Array<{ file: string; line: string; why: string }> = []
