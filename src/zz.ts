import { hashCanonical } from '#kernel/canonical.ts'
import { peopleOf } from '#practice/network/people.ts'
console.log(hashCanonical(peopleOf(1, 200).map(({ name, slug, company }) => [name, slug, company])))
