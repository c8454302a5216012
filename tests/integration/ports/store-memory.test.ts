import { openMemory } from './open-stores.ts'
import { storeSuite } from './store.ts'

storeSuite('the store in memory', openMemory)
