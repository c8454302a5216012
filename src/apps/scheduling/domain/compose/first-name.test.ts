import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.for([
  ['Michael Chen', 'Michael'],
  ['Michael', 'Michael'],
  ['Chen, Michael', 'Michael'],
  ['Dr. Michael Chen', 'Michael'],
  ['Prof. Dr. Anna-Maria Müller', 'Anna-Maria'],
  ['Frau Anna Schmidt', 'Anna'],
  ['Michael Chen, PhD', 'Michael'],
  ['Smith, John, Jr.', 'John'],
  ['J. Robert Oppenheimer', 'Robert'],
  ['J. R. R. Tolkien', 'J'],
  ['J. R. Robert Smith', 'Robert'],
  ['The Honourable Mary Smith', 'Mary'],
  ['The Anh Nguyen', 'The'],
  ['Michael "Mike" Chen', 'Michael'],
  ["D'Arcy O'Neil", "D'Arcy"],
  ['Олена Петренко', 'Олена'],
  ['Петренко Олена Іванівна', 'Олена'],
  ['王小明', '王小明'],
  ['山田 太郎', '太郎'],
  ['<b>Bob</b> Stone', 'Bob'],
  ['Ann\nBcc: x', 'Ann'],
  ['michael.chen@example.com', ''],
  ['  ', ''],
  [42, ''],
] as const)('%j is greeted as %j [M-write.2]', ([name, first]) => {
  expect(firstNameOf(name)).toBe(first)
})
