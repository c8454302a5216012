import { postgres } from './open-stores.ts'
import { storeSuite } from './store.ts'

storeSuite('the store on PostgreSQL', postgres())
