/**
 * The filter of system calls that stands in front of a script, as the classic BPF program that the kernel loads.
 * Namespaces leave gaps that a script has no use for: sockets that no network namespace covers (vsock), the key rings
 * of the session, the kernel's log, and memory that belongs to no process and so escapes every limit (memfd, System V).
 */

/** Numbers on x64 and on arm64; null where the call does not exist. Above 424 both count alike. */
const REFUSED: Record<string, [x64: number, arm64: number | null]> = {
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  unshare: [272, 97],
  setns: [308, 268],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  syslog: [103, 116],
  personality: [135, 92],
  modify_ldt: [154, null],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  memfd_create: [319, 279],
  memfd_secret: [447, 447],
  shmget: [29, 194],
  msgget: [68, 186],
  semget: [64, 190],
  mq_open: [240, 180],
}

interface Machine {
  /** As the kernel names it to a filter (AUDIT_ARCH). */
  audit: number
  column: 0 | 1
  clone: number
  socket: number
  socketpair: number
}

const MACHINES: Partial<Record<NodeJS.Architecture, Machine>> = {
  x64: { audit: 0xc000003e, column: 0, clone: 56, socket: 41, socketpair: 53 },
  arm64: { audit: 0xc00000b7, column: 1, clone: 220, socket: 198, socketpair: 199 },
}

/** Its flags lie in memory, where no filter can look. Called unknown, libc takes the older clone. */
const CLONE3 = 435
const NEW_NAMESPACE = 0x7e020000
const AF_UNIX = 1
/** Calls of the x32 kind have this bit in their number and would pass by every comparison. */
const X32 = 0x40000000

const EPERM = 1
const ENOSYS = 38
const ALLOW = 0x7fff0000
const KILL_PROCESS = 0x80000000
const refuse = (errno: number) => 0x00050000 | errno

const [LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06]
const [NUMBER, ARCHITECTURE, FIRST_ARGUMENT] = [0, 4, 16]

type Instruction = [code: number, whenTrue: number, whenFalse: number, value: number]

const load = (offset: number): Instruction => [LOAD, 0, 0, offset]
const answer = (value: number): Instruction => [RETURN, 0, 0, value]

/** Undefined on a machine whose numbers are not listed: without the filter nothing is run. */
export function syscallFilter(arch: NodeJS.Architecture = process.arch): Buffer | undefined {
  const machine = MACHINES[arch]
  if (!machine) return undefined
  const program: Instruction[] = [
    load(ARCHITECTURE),
    [EQUAL, 1, 0, machine.audit],
    answer(KILL_PROCESS),
    load(NUMBER),
    [AT_LEAST, 0, 1, X32],
    answer(KILL_PROCESS),
  ]
  for (const numbers of Object.values(REFUSED)) {
    const number = numbers[machine.column]
    if (number !== null) program.push([EQUAL, 0, 1, number], answer(refuse(EPERM)))
  }
  program.push([EQUAL, 0, 1, CLONE3], answer(refuse(ENOSYS)))
  program.push([EQUAL, 0, 4, machine.clone], load(FIRST_ARGUMENT), [ANY_BIT, 0, 1, NEW_NAMESPACE])
  program.push(answer(refuse(EPERM)), answer(ALLOW))
  for (const number of [machine.socket, machine.socketpair]) {
    program.push([EQUAL, 0, 4, number], load(FIRST_ARGUMENT), [EQUAL, 1, 0, AF_UNIX])
    program.push(answer(refuse(EPERM)), answer(ALLOW))
  }
  program.push(answer(ALLOW))
  return Buffer.concat(program.map(encode))
}

function encode([code, whenTrue, whenFalse, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(whenTrue, 2)
  bytes.writeUInt8(whenFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
