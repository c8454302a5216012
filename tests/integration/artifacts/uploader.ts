import { openKept } from './open-kept.ts'
import { type Told, upload } from './uploading.ts'

/** Uploads one file after the other and says what it was told, until it is killed. */
const [where = '', caseId = '', first] = process.argv.slice(2)
const { files } = await openKept(where)
const say = (told: Told) => new Promise((heard) => process.send?.(told, heard))
for (let number = Number(first); number < Number(first) + 500; number++) await upload(files, caseId, number, say)
