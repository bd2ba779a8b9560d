import { foldName } from './fold-name.rules.ts'

/** ISO 3166-1: the assigned alpha-2 codes, each with its alpha-3 code. */
const assigned = `AD AND,AE ARE,AF AFG,AG ATG,AI AIA,AL ALB,AM ARM,AO AGO,AQ ATA,AR ARG,AS ASM,AT AUT,AU AUS,AW ABW,AX ALA,AZ AZE,
BA BIH,BB BRB,BD BGD,BE BEL,BF BFA,BG BGR,BH BHR,BI BDI,BJ BEN,BL BLM,BM BMU,BN BRN,BO BOL,BQ BES,BR BRA,BS BHS,BT BTN,BV BVT,
BW BWA,BY BLR,BZ BLZ,CA CAN,CC CCK,CD COD,CF CAF,CG COG,CH CHE,CI CIV,CK COK,CL CHL,CM CMR,CN CHN,CO COL,CR CRI,CU CUB,CV CPV,
CW CUW,CX CXR,CY CYP,CZ CZE,DE DEU,DJ DJI,DK DNK,DM DMA,DO DOM,DZ DZA,EC ECU,EE EST,EG EGY,EH ESH,ER ERI,ES ESP,ET ETH,FI FIN,
FJ FJI,FK FLK,FM FSM,FO FRO,FR FRA,GA GAB,GB GBR,GD GRD,GE GEO,GF GUF,GG GGY,GH GHA,GI GIB,GL GRL,GM GMB,GN GIN,GP GLP,GQ GNQ,
GR GRC,GS SGS,GT GTM,GU GUM,GW GNB,GY GUY,HK HKG,HM HMD,HN HND,HR HRV,HT HTI,HU HUN,ID IDN,IE IRL,IL ISR,IM IMN,IN IND,IO IOT,
IQ IRQ,IR IRN,IS ISL,IT ITA,JE JEY,JM JAM,JO JOR,JP JPN,KE KEN,KG KGZ,KH KHM,KI KIR,KM COM,KN KNA,KP PRK,KR KOR,KW KWT,KY CYM,
KZ KAZ,LA LAO,LB LBN,LC LCA,LI LIE,LK LKA,LR LBR,LS LSO,LT LTU,LU LUX,LV LVA,LY LBY,MA MAR,MC MCO,MD MDA,ME MNE,MF MAF,MG MDG,
MH MHL,MK MKD,ML MLI,MM MMR,MN MNG,MO MAC,MP MNP,MQ MTQ,MR MRT,MS MSR,MT MLT,MU MUS,MV MDV,MW MWI,MX MEX,MY MYS,MZ MOZ,NA NAM,
NC NCL,NE NER,NF NFK,NG NGA,NI NIC,NL NLD,NO NOR,NP NPL,NR NRU,NU NIU,NZ NZL,OM OMN,PA PAN,PE PER,PF PYF,PG PNG,PH PHL,PK PAK,
PL POL,PM SPM,PN PCN,PR PRI,PS PSE,PT PRT,PW PLW,PY PRY,QA QAT,RE REU,RO ROU,RS SRB,RU RUS,RW RWA,SA SAU,SB SLB,SC SYC,SD SDN,
SE SWE,SG SGP,SH SHN,SI SVN,SJ SJM,SK SVK,SL SLE,SM SMR,SN SEN,SO SOM,SR SUR,SS SSD,ST STP,SV SLV,SX SXM,SY SYR,SZ SWZ,TC TCA,
TD TCD,TF ATF,TG TGO,TH THA,TJ TJK,TK TKL,TL TLS,TM TKM,TN TUN,TO TON,TR TUR,TT TTO,TV TUV,TW TWN,TZ TZA,UA UKR,UG UGA,UM UMI,
US USA,UY URY,UZ UZB,VA VAT,VC VCT,VE VEN,VG VGB,VI VIR,VN VNM,VU VUT,WF WLF,WS WSM,YE YEM,YT MYT,ZA ZAF,ZM ZMB,ZW ZWE`

const pairs = assigned.split(',').map((entry) => entry.trim().split(' ') as [alpha2: string, alpha3: string])

/** The 249 assigned alpha-2 codes of ISO 3166-1. */
export const countryCodes: ReadonlySet<string> = new Set(pairs.map(([alpha2]) => alpha2))

/** Common codes that differ from ISO 3166-1; the European Union uses EL for Greece. */
const otherCodes: Record<string, string> = { UK: 'GB', EL: 'GR' }

const otherNames: Record<string, string> = {
  'united states of america': 'US',
  america: 'US',
  'u s': 'US',
  eeuu: 'US',
  'ee uu': 'US',
  'great britain': 'GB',
  britain: 'GB',
  'gran bretana': 'GB',
  grossbritannien: 'GB',
  'grande bretagne': 'GB',
  'gran bretagna': 'GB',
  'gra bretanha': 'GB',
  holland: 'NL',
  holanda: 'NL',
  hollande: 'NL',
  olanda: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'republica checa': 'CZ',
  uae: 'AE',
  turkey: 'TR',
  burma: 'MM',
  birmania: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  korea: 'KR',
  'republic of korea': 'KR',
  'republic of ireland': 'IE',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'hong kong': 'HK',
  macau: 'MO',
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** The languages of known country names. */
const languages = 'en es de fr it pt nl pl cs sv da nb fi tr ro hu el ru uk ar he hi zh zh-Hant ja ko vi id'.split(' ')

/** English name of a country by its alpha-2 code; an unassigned code is returned unchanged. */
export const countryName = (code: string): string => (countryCodes.has(code) ? english.of(code) : undefined) ?? code

let byName: Map<string, string> | undefined
function codesByName(): Map<string, string> {
  if (byName) return byName
  const names = new Map<string, string>()
  const add = (name: string | undefined, code: string) => {
    const folded = foldName(name ?? '')
    if (folded && !names.has(folded)) names.set(folded, code)
  }
  for (const [code, alpha3] of pairs) for (const name of [code, alpha3]) add(name, code)
  for (const [name, code] of Object.entries({ ...otherCodes, ...otherNames })) add(name, code)
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of countryCodes) add(display.of(code), code)
  }
  byName = names
  return names
}

/**
 * The assigned alpha-2 code of a code (alpha-2, alpha-3, UK, EL) or a country name in a common language, ignoring case.
 * Undefined for everything else, such as EU or ZZ.
 */
export const countryCodeOf = (text: string): string | undefined => codesByName().get(foldName(text))
