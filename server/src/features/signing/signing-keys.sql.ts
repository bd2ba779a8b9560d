import type { Db } from '../../db/database.ts'

/** Returns the secret of this name, inserting `offered` if there is none. All processes get the same. */
export async function findOrInsertKey(db: Db, name: string, offered: Buffer): Promise<Buffer> {
  await db
    .insertInto('signing_keys')
    .values({ name, key: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirstOrThrow()
  return key
}
