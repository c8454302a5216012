import { openStored } from './open-stored.ts'
import { type Result, upload } from './uploading.ts'

/** Uploads one file after the other and says what it was told, until it is killed. */
const [where = '', caseId = '', first] = process.argv.slice(2)
const { files } = await openStored(where)
const say = (recorded: Result) => new Promise((heard) => process.send?.(recorded, heard))
for (let number = Number(first); number < Number(first) + 500; number++) await upload(files, caseId, number, say)
