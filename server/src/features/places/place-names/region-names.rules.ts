import type { Region } from './regions.rules.ts'

/** Country, code of the region, and names that the region table lacks. */
const list = `
DE 01 Baden-Württemberg|Baden-Wuerttemberg
DE 02 Bayern|Baviera|Bavière
DE 05 Hessen
DE 06 Niedersachsen|Baja Sajonia|Basse-Saxe
DE 07 Nordrhein-Westfalen|NRW|Renania del Norte-Westfalia
DE 08 Rhineland-Palatinate|Renania-Palatinado
DE 13 Sachsen|Sajonia|Saxe
DE 14 Sachsen-Anhalt
DE 15 Thüringen|Turingia
DE 16 Land Berlin
AT 02 Kärnten|Carintia
AT 03 Niederösterreich|Baja Austria
AT 04 Oberösterreich|Alta Austria
AT 06 Steiermark|Estiria
AT 07 Tirol
CH BE Kanton Bern|Canton of Bern
CH BS Basel-Stadt
CH GE Kanton Genf|Canton of Geneva|Canton de Genève
CH GR Graubünden|Grigioni|Grisones
CH LU Kanton Luzern|Canton of Lucerne
CH SG Kanton St. Gallen|Canton of St. Gallen
CH TI Tessin
CH VD Waadt
CH VS Wallis
CH ZH Kanton Zürich|Canton of Zurich
ES 07 Baleares|Islas Baleares|Illes Balears
ES 29 Comunidad de Madrid
ES 32 Navarra
ES 51 Andalucía|Andalousie|Andalusien
ES 52 Aragón
ES 53 Canarias|Islas Canarias
ES 54 Castilla-La Mancha
ES 55 Castilla y León
ES 56 Cataluña|Catalunya|Katalonien
ES 59 País Vasco|Euskadi
ES 60 Comunidad Valenciana|Comunitat Valenciana
FR 28 Normandie|Normandía
FR 53 Bretagne|Bretaña
FR 75 Nouvelle-Aquitaine
FR 93 PACA|Provence
FR 94 Corse|Córcega
IT 07 Latium|Lacio
IT 09 Lombardia|Lombardei
IT 12 Piemonte
IT 13 Puglia
IT 14 Sardegna|Cerdeña
IT 15 Sicilia
IT 16 Toscana|Toskana
BE VLG Vlaanderen|Flandes
BE WAL Wallonia|Valonia|Wallonie
NL 06 Noord-Brabant
NL 07 Noord-Holland
NL 11 Zuid-Holland
MX 13 Estado de Hidalgo
MX 15 Estado de México|Edomex
BR 27 Estado de São Paulo
US CA Kalifornien|Californie
US DC Distrito de Columbia
US FL Floride
US HI Hawái
US LA Luisiana
US MN Minesota
US MO Misuri
US MS Misisipi
US NC Carolina del Norte
US ND Dakota del Norte
US NH Nuevo Hampshire|Nueva Hampshire
US NJ Nueva Jersey
US NM Nuevo México
US NY New York State|State of New York|Estado de Nueva York
US PA Pensilvania
US SC Carolina del Sur
US SD Dakota del Sur
US TN Tenesí
US TX Tejas
US WA Washington State|State of Washington|Estado de Washington
US WV Virginia Occidental
GB ENG Inglaterra|Angleterre
GB NIR Irlanda del Norte|Nordirland
GB SCT Escocia|Écosse|Schottland
GB WLS Gales|Pays de Galles
AU NSW Nueva Gales del Sur`

/** Regions by their names in other languages. */
export const translatedRegions: readonly Region[] = list
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [country = '', region = ''] = line.split(' ', 2)
    const names = line.slice(country.length + region.length + 2).split('|')
    return names.map((name) => ({ country, region, name }))
  })
