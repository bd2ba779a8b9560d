import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jsonOf, preserializeJson, withField } from './preserialized-json.ts'

const Post = z.object({ title: z.string(), tags: z.array(z.string()), km: z.optional(z.number()) })
type Post = z.infer<typeof Post>
const aPost = (more: object = {}): Post => ({ title: 'A "baker" \u2028', tags: ['dawn'], ...more })
const seen = (value: Post) => JSON.parse(jsonOf(Post, value).toString())

test('JSON that is kept is what would be made, without fields beyond the schema', () => {
  const post = aPost({ secret: 'of the row' })
  expect(seen(post)).toEqual(aPost())
  preserializeJson(Post, post)
  expect(seen(post)).toEqual(aPost())
})

test('a copy with one field more is written with it, kept or not, and the value stays without', () => {
  const [kept, other] = [aPost(), aPost()]
  preserializeJson(Post, kept)
  for (const post of [kept, other]) {
    expect(seen(withField(post, 'km', 11.1))).toEqual({ ...aPost(), km: 11.1 })
    expect(withField(post, 'km', 2)).toEqual({ ...aPost(), km: 2 })
    expect(seen(post)).toEqual(aPost())
  }
})

test('a cached value can no longer change, and a value that the schema refuses is not cached', () => {
  const post = aPost()
  preserializeJson(Post, post)
  expect(() => Object.assign(post, { title: 'Another' })).toThrow(TypeError)
  expect(() => preserializeJson(Post, { title: 7 } as never)).toThrow()
})
