import { readdirSync } from 'node:fs'
import type { ScriptLimits } from '#kernel/ports/sandbox.ts'
import { SCRIPT_PATH, TEMP_BYTES } from './bubblewrap.ts'

/** How Python ends when memory ran out, so that it can be told from any other error. */
export const MEMORY_EXIT = 117

const OPEN_FILES = 64

/**
 * What Python runs before the script. The limits are set in here and not around bubblewrap: the kernel counts the
 * processes of a user namespace by themselves, so the limit holds for this script alone, whoever starts it. They are
 * hard limits, and without capabilities nobody raises them again.
 */
export function startText(limits: ScriptLimits): string {
  // Twice the wall clock: it only matters where nobody is left to look at the clock.
  const cpuSeconds = Math.ceil(limits.wallMs / 500) + 1
  return `import os, resource, sys, types

os.closerange(3, ${highestDescriptor() + 64})
os.nice(10)
for name, value in (
    ('RLIMIT_AS', ${limits.memoryBytes}),
    ('RLIMIT_CORE', 0),
    ('RLIMIT_CPU', ${cpuSeconds}),
    ('RLIMIT_FSIZE', ${TEMP_BYTES}),
    ('RLIMIT_MEMLOCK', 0),
    ('RLIMIT_MSGQUEUE', 0),
    ('RLIMIT_NOFILE', ${OPEN_FILES}),
    ('RLIMIT_NPROC', ${limits.processes}),
):
    resource.setrlimit(getattr(resource, name), (value, value))

def run():
    # Decoded here, so that a line which declares another encoding cannot make the script mean what nobody read.
    with open('${SCRIPT_PATH}', 'rb') as file:
        source = file.read().decode('utf-8-sig')
    main = types.ModuleType('__main__')
    main.__file__ = '${SCRIPT_PATH}'
    sys.modules['__main__'] = main
    sys.argv = ['${SCRIPT_PATH}']
    exec(compile(source, '${SCRIPT_PATH}', 'exec', dont_inherit=True), main.__dict__)

def show(kind, error, trace):
    import traceback
    while trace and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    traceback.print_exception(kind, error, trace)

sys.excepthook = show
try:
    run()
except MemoryError:
    try:
        sys.stdout.flush()
        os.write(2, b'MemoryError: the script asked for more memory than it may have.\\n')
    finally:
        os._exit(${MEMORY_EXIT})
`
}

/** Node closes what it opened itself; a descriptor that this process was born with may lie anywhere. */
function highestDescriptor(): number {
  return readdirSync('/proc/self/fd').reduce((highest, name) => Math.max(highest, Number(name)), 0)
}
