import type { Lanewright } from '#apps/compose.ts'
import type { TasksService } from './service.ts'

export function tasksServiceOf(_lw: Lanewright): TasksService {
  throw new Error('not here yet')
}
