import { foldName } from './fold-name.rules.ts'

/** Country, name in the places table, and other names of that city that a smaller town also has, or that GeoNames lacks. */
const list = `
US New York City: new york, nyc, ny city, nueva york, ciudad de nueva york, nova york, ny
US Los Angeles: la, l a
US San Francisco: sf, san fran, bay area, san francisco bay area, frisco ca
US Philadelphia: philly, filadelfia
US Minneapolis: mpls, twin cities, minneapolis saint paul
US Dallas: dfw, dallas fort worth
US New Orleans: nola, nueva orleans
US Cincinnati: cincy
US Indianapolis: indy
US Jacksonville: jax
US Atlanta: atl
US Chicago: chi town, chitown
US Salt Lake City: slc
US Portland: pdx
US Oklahoma City: okc
US Washington: washington dc, dc, d c
US Saint Louis: saint louis mo
CH Genève: geneva, geneve, genf, ginebra, ginevra, genebra
CH Zürich: zurich, zurigo, zuerich
CH Bern: berne, berna
CH Basel: bale, basilea, basle
CH Luzern: lucerne, lucerna
CH Biel/Bienne: biel, bienne
DE Hannover: hanover, hanovre
DE Frankfurt am Main: frankfurt, frankfort am main, francfort, francoforte, fra
DE Köln: cologne, colonia, koeln
DE München: munich, muenchen, monaco di baviera, monaco di bavaria
DE Nürnberg: nuremberg, nuernberg, norimberga
DE Ludwigshafen am Rhein: ludwigshafen
DE Halle (Saale): halle
DE Kiel: kiel
DE Mainz: mayence, maguncia, mentz
DE Trier: treves
DE Aachen: aix la chapelle, aquisgran
DE Freiburg: freiburg im breisgau, friburgo de brisgovia
GB Newcastle upon Tyne: newcastle
GB Kingston upon Hull: hull
GB Edinburgh: edimburgo, edinburg scotland
ES Sevilla: seville
ES Valencia: valencia
ES Donostia / San Sebastián: san sebastian, donostia
AU Sydney: sidney
ES Palma: palma de mallorca, palma de majorca
ES Las Palmas de Gran Canaria: las palmas
BE Antwerpen: antwerp, anvers, amberes, anversa
BE Brussels: bruxelles, brussel, bruselas, bruessel
BE Gent: ghent, gand, gante
BE Liège: lieja, luik, luettich
BE Brugge: bruges, brujas
NL Den Haag: the hague, la haya, la haye
UA Kyiv: kiev, kiew
UA Lviv: lvov, lemberg, leopolis
UA Odesa: odessa
CN Guangzhou: canton
CN Beijing: peking, pekin, pechino, pequim
BR Rio de Janeiro: rio
BR São Paulo: s paulo
CL Santiago: santiago de chile
VN Ho Chi Minh City: saigon, hcmc
MA Fès: fez, fes
IN Chennai: madras
IN Mumbai: bombay
IN Bengaluru: bangalore
IN Kolkata: calcutta
IN Delhi: new delhi, nueva delhi, neu delhi
PL Poznań: posen
PL Wrocław: breslau
PL Gdańsk: danzig
PL Szczecin: stettin
PL Kraków: cracow, cracovia, krakau
PL Warsaw: warschau, varsovie, varsovia, warszawa
FR Nice: nizza, niza
FR Lyon: lyons, lione
FR Marseille: marseilles, marsella, marsiglia
FR Strasbourg: strasburg, strassburg, estrasburgo, strasburgo
IT Napoli: naples, napoles, neapel
IT Roma: rome
IT Rome: roma, rom
IT Turin: torino
IT Florence: firenze, florenz, florencia
IT Venice: venezia, venedig, venecia
IT Genoa: genova, genua, genes
IT Milan: milano, mailand
IT Bologna: bolonia
AT Vienna: wien, viena, vienne autriche
AT Salzburg: salzburgo, salisburgo
PT Lisbon: lisboa, lissabon, lisbonne, lisbona
PT Porto: oporto
CZ Prague: praha, prag, praga
HU Budapest: budapest
DK Copenhagen: kobenhavn, kopenhagen, copenhague
SE Göteborg: gothenburg, goeteborg, gotemburgo
SE Malmö: malmoe
RO Bucharest: bucuresti, bukarest
RS Belgrade: beograd, belgrado
GR Athens: athen, atenas, atene, athina
GR Thessaloníki: thessaloniki, salonica, saloniki, tesalonica
RU Moscow: moskva, moskau, moscu
RU Saint Petersburg: petersburg russia, leningrad, san petersburgo
TR Istanbul: constantinople, estambul
TR İzmir: smyrna turkey, izmir
EG Alexandria: alexandrie, alejandria
IL Jerusalem: jerusalen
PA Panamá: panama city, ciudad de panama
MX León de los Aldama: leon
MX Mexico City: ciudad de mexico, cdmx, mexico df
MX Santiago de Querétaro: queretaro
JP Tokyo: tokio
SG Singapore: singapur, singapour
`

export interface Exonym {
  /** Folded name in the places table. */
  readonly name: string
  readonly country: string
}

function parseList(): Map<string, Exonym[]> {
  const exonyms = new Map<string, Exonym[]>()
  for (const line of list.trim().split('\n')) {
    const [target = '', names = ''] = line.split(': ')
    const exonym = { name: foldName(target.slice(3)), country: target.slice(0, 2) }
    for (const name of names.split(', ').map(foldName)) exonyms.set(name, [...(exonyms.get(name) ?? []), exonym])
  }
  return exonyms
}

const exonyms = parseList()

/** Large cities with this common name, which precede smaller towns of that name. Takes a folded name. */
export const exonymsOf = (name: string): readonly Exonym[] => exonyms.get(name) ?? []
