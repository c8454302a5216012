import pg from 'pg'

/** A program of somebody's own: asks one question of DATABASE_URL and prints the rows as JSON. */
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const answer = await client.query(process.argv[2] ?? '')
await client.end()
console.log(JSON.stringify(Array.isArray(answer) ? [] : answer.rows))
