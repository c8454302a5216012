import { startServer } from './start-server.ts'

/** One server for the files of all projects that need a database. */
export default startServer
