import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { proveDomain } from '../../../test/domain-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { checkLookalikes } from './check-companies.service.ts'

const app = testApp({ VERIFY: 'on' })

/** A verified name and one that looks like it. */
const alike: readonly (readonly [verified: string, other: string])[] = [
  ['Copper Kettle Bakery', 'Copper Kettle Bakery'],
  ['Willow Creek Care', 'WILLOW CREEK CARE'],
  ['Harbor Lights Diner', 'Harbor Lights Diner LLC'],
  ['Pine Ridge Logistics, Inc.', 'Pine Ridge Logistics GmbH & Co. KG'],
  ['Talleres Nogueira S.L.', 'Talleres Nogueira, S.A. de C.V.'],
  ['Zielona Farma Sp. z o.o.', 'Zielona Farma'],
  ['Golden Wheat Mill', 'Go1den Wheat Mi11'],
  ['Northwind Foods', 'N0rthwind F00ds'],
  ['Silver Birch Dental', 'SiIver Birch DentaI'],
  ['Peach Orchard Hotel', 'Рeасh Оrchard Hotel'],
  ['Amber Coast Media', 'Αmber Cοast Μedia'],
  ['Maple Yard Motors', 'МАРLЕ YАRD МОТОRЅ'],
  ['Crimson Barn Market', 'Crimson Bam Market'],
  ['Owl Hollow Books', 'Ovvl Hollow Books'],
  ['Café Solera', 'Cafe Solera'],
  ['Señor Lobo Tacos', 'Senor Lobo Tacos'],
  ['Brightwater Labs', 'Bright Water Labs'],
  ['Stone and Salt Grill', 'Stone & Salt Grill'],
  ['Quarry Lane Roofing', 'Quarry Lane Roofng'],
  ['Tidepool Software', 'Tidepoool Software'],
  ['Fernhill Nursery', 'Fernhall Nursery'],
  ['Juniper Transport', 'Juniepr Transport'],
  ['Redwood Veterinary', 'Redwood-Veterinary™'],
  ['Lakeside Plumbing', '🚰 Lakeside Plumbing 🚰'],
  ['Velvet Rope Events', '𝗩𝗲𝗹𝘃𝗲𝘁 Ｒｏｐｅ Events'],
  ['Granite Peak Bank', 'Gra\u200bnite Pe\u00adak Bank'],
  ['Otto’s Garage Doors', 'Ottos Garage Doors'],
  ['株式会社山田製作所工業', '山田製作所工業'],
  ['ООО Северный Ветер', 'Северный Ветер'],
  ['Ελληνικός Φούρνος', 'ΕΛΛΗΝΙΚΟΣ ΦΟΥΡΝΟΣ'],
  ['مخبز النور الذهبي', 'مَخبز النور الذهبي'],
  ['삼성제과공업사', '삼성제과공업'],
  ['IKM', 'ІКМ'],
  ['A-B-C Company', 'ABC Company'],
  ['Meadow Math Tutors', 'Meadow Rnath Tutors'],
  ['Ian Clarke Roofing', 'Ιan Clarke Roofing'],
  ['Developer Guild Austin', 'Ðeveloper Guild Austin'],
  ['Example Harvest Pty Limited', 'Example Harvest'],
  ['SIA Rimnieki', 'Rimnieki'],
  ['บริษัท ทองดี จำกัด', 'ทองดี'],
  ['شركة الراجحي', 'الراجحي'],
  ['Copper Kettle Brewers', 'Copper Kettle Brewery'],
  [`${'Long Winding River Road '.repeat(8)}Company`, `${'Long Winding River Road '.repeat(8)}Limited`],
]

/** A verified name and one that does not look like it. */
const different: readonly (readonly [verified: string, other: string])[] = [
  ['Blue Anchor Bakery', 'Blue Anchor Baking'],
  ['Sunrise Senior Living', 'Sunset Senior Living'],
  ['Pier 39 Seafood', 'Pier 38 Seafood'],
  ['Local 101 Union', 'Local 110 Union'],
  ['Studio 54 Dance', 'Studio 64 Dance'],
  ['Meadow Farms', 'Meadow Farms Market'],
  ['Rosewood Spa', 'Rosewood Inn'],
  ['Elm Street Pizza', 'Oak Street Pizza'],
  ['Ivy', 'Ivo'],
  ['Zara', 'Zarb'],
  ['HP', 'HQ'],
  ['Kiwi', 'Kivi'],
  ['Mountain View Clinic', 'Mountain Vista Clinic'],
  ['Hudson Freight', 'Hudsons Freights'],
  ['Atlas Moving', 'Atlas Movers'],
  ['Cedar Point Church', 'Cedar Point School'],
  ['First Valley Credit', 'Fifth Valley Credit'],
  ['Eastgate Pharmacy', 'Westgate Pharmacy'],
  ['Bella Nails', 'Della Nail Bar'],
  ['Casa Madera', 'Casa Nadara'],
  ['Lucky Star Noodles', 'Lucky Moon Noodles'],
  ['Taller Gómez', 'Taller Núñez'],
  ['Panadería del Sol', 'Panadería de la Luz'],
  ['Northern Lights Electric', 'Southern Lights Electric'],
  ['東京製菓', '東京製薬'],
  ['삼성', '삼정'],
  ['Южный Берег', 'Южный Бор'],
  ['مطعم السلام', 'مطعم السعادة'],
  ['🦊', '🐻'],
  ['Orchid House LLC', 'Orchard Mouse LLC'],
  ['Grand Hotel Boise', 'Grand Hotel Nampa'],
  [`${'Very Long Name '.repeat(8)}North`, `${'Very Long Name '.repeat(8)}South`],
  ['Kettle & Co', 'Teapot & Co'],
  ['Bank of the West', 'Bank of the East'],
  ['Royal Bank', 'Royal Mail'],
  ['North Star', 'South Star'],
  ['HPS', 'KPS'],
  ['Stripe', 'Strix'],
  ['Ramesh Traders', 'Ganesh Traders'],
  ['Industry Motors', 'Motors'],
  ['SIA Latgale', 'SIA Vidzeme'],
  ['X-Y-Z Company', 'Q-R-S Company'],
]

async function found(pairs: typeof alike): Promise<Set<string>> {
  const names = new Map<string, string>()
  for (const [n, [verified, other]] of pairs.entries()) {
    const company = await anEmployer(app, { businessName: verified })
    await proveDomain(app, company, `number-${n}.example`)
    names.set((await anEmployer(app, { businessName: other }))._id, `${verified} / ${other}`)
  }
  await checkLookalikes(app.deps)
  const { rows } = await app.pool.query(
    `select target_id from reports where rule = 'similar_name' and status = 'open' and other_id is not null`,
  )
  return new Set(rows.map(({ target_id: id }) => names.get(id) ?? `another company ${id}`))
}

describe('of a verified name', () => {
  test('each one that looks like it opens a case', async () => {
    expect([...(await found(alike))].toSorted()).toEqual(
      alike.map(([verified, other]) => `${verified} / ${other}`).toSorted(),
    )
  }, 240_000)

  test('those that only resemble it open none', async () => {
    expect([...(await found(different))]).toEqual([])
  }, 240_000)
})
