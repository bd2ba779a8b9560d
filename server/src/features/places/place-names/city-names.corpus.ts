/** Large cities as people write them, with the intended country, and the region in the United States. */
export const cityNames = `
CH Geneva, Genf, Genève, Geneve, Ginebra, Ginevra, Zurich, Zürich, Zuerich, Zurigo, Basel, Bâle, Basilea, Bern, Berne, Berna, Lausanne, Lucerne, Luzern, Biel, Winterthur, St. Gallen, Sankt Gallen, Lugano
DE Frankfurt, Frankfurt am Main, Francfort, Cologne, Köln, Koeln, Colonia, Munich, München, Muenchen, Hanover, Hannover, Nuremberg, Nürnberg, Nuernberg, Ludwigshafen, Düsseldorf, Dusseldorf, Duesseldorf, Stuttgart, Berlin, Hamburg, Hamburgo, Leipzig, Dresden, Dresde, Kiel, Halle, Mainz, Aachen, Bremen, Brunswick Germany, Heidelberg, Freiburg, Karlsruhe, Mannheim, Essen
ES Seville, Sevilla, Séville, Palma de Mallorca, Madrid, Barcelona, Barcelone, Valencia, Zaragoza, Saragossa, Málaga, Malaga, Bilbao, Las Palmas
BE Antwerp, Antwerpen, Anvers, Amberes, Brussels, Bruxelles, Brussel, Bruselas, Brüssel, Ghent, Gent, Liège, Liege, Bruges, Brugge
NL Amsterdam, The Hague, Den Haag, La Haya, Rotterdam, Utrecht, Eindhoven
GB London, Londres, Londra, Newcastle, Newcastle upon Tyne, Hull, Birmingham, Manchester, Edinburgh, Edimburgo, Glasgow, Liverpool, Leeds, Bristol, Cardiff, Belfast, Sheffield
FR Paris, París, Parigi, Lyon, Lyons, Marseille, Marseilles, Marsella, Nice, Nizza, Strasbourg, Strassburg, Straßburg, Toulouse, Bordeaux, Nantes, Lille
IT Rome, Roma, Rom, Milan, Milano, Mailand, Turin, Torino, Naples, Napoli, Neapel, Nápoles, Florence, Firenze, Florenz, Florencia, Venice, Venezia, Venedig, Genoa, Genova, Bologna
AT Vienna, Wien, Viena, Graz, Linz, Salzburg, Innsbruck
PL Warsaw, Warszawa, Warschau, Varsovia, Krakow, Kraków, Cracow, Poznań, Posen, Wroclaw, Breslau, Gdansk, Danzig, Lodz, Łódź
CZ Prague, Praha, Prag, Praga, Brno
PT Lisbon, Lisboa, Lissabon, Porto, Oporto
UA Kiev, Kyiv, Kiew, Lviv, Lvov, Lemberg, Odessa, Kharkiv, Kharkov
RU Moscow, Moskva, Moscú, Moskau, St. Petersburg Russia, Novosibirsk
SE Stockholm, Estocolmo, Gothenburg, Göteborg, Goteborg, Malmö, Malmo
DK Copenhagen, København, Kopenhagen, Copenhague, Aarhus
NO Oslo, Bergen
FI Helsinki, Helsingfors
GR Athens, Atenas, Athen, Thessaloniki, Salonica
HU Budapest
RO Bucharest, București, Bukarest
RS Belgrade, Beograd, Belgrado
HR Zagreb
BG Sofia
IE Dublin, Dublín
TR Istanbul, Estambul, Constantinople, Ankara, Izmir, İzmir
CN Canton, Guangzhou, Peking, Beijing, Pekín, Shanghai, Shenzhen, 北京, 上海
JP Tokyo, Tokio, Tōkyō, Osaka, Kyoto, Kioto, 東京
KR Seoul, Seúl, Busan, Pusan
IN Madras, Chennai, Bombay, Mumbai, Calcutta, Kolkata, Bangalore, Bengaluru, Delhi, New Delhi, Poona, Pune, Hyderabad India
VN Saigon, Ho Chi Minh City, Hanoi
TH Bangkok
ID Jakarta, Yakarta
PH Manila, Quezon City
SG Singapore, Singapur
AU Sydney, Sídney, Melbourne, Brisbane, Perth, Adelaide
NZ Auckland, Wellington
BR Rio, Rio de Janeiro, Sao Paulo, São Paulo, Brasilia, Belo Horizonte, Salvador
AR Buenos Aires, Rosario
CL Santiago de Chile, Santiago
CO Bogota, Bogotá, Medellin, Cali
MX Ciudad de México, Mexico City, CDMX, Guadalajara, Monterrey, Tijuana, Puebla
PE Lima
VE Caracas
CU Havana, La Habana, La Havane
EG Cairo, El Cairo, Le Caire, Kairo
MA Fez, Fes, Casablanca, Marrakech, Marrakesh, Tangier, Tánger
NG Lagos, Abuja
KE Nairobi
ZA Johannesburg, Cape Town, Kapstadt, Ciudad del Cabo
IL Jerusalem, Jerusalén, Tel Aviv
AE Dubai, Abu Dhabi
IR Tehran, Teheran, Teherán
IQ Baghdad, Bagdad
SY Damascus, Damasco, Damaskus
CA Toronto, Montreal, Montréal, Vancouver, Calgary, Ottawa, Edmonton, Winnipeg
US-NY New York, NYC, Nueva York, New York City, Buffalo, Rochester, Brooklyn
US-CA Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Oakland, Pittsburg, Ontario CA
US-DC DC, D.C., Washington, Washington DC, Washington D.C.
US-MO Saint Louis, St. Louis, St Louis, Kansas City
US-PA Philadelphia, Filadelfia, Pittsburgh
US-TX Houston, Dallas, Austin, San Antonio, Ft. Worth, Fort Worth, Frisco
US-ID Boise, Meridian, Nampa, Idaho Falls, Ammon
ES San Sebastián, San Sebastian, Donostia, A Coruña
PA Panama City, Ciudad de Panamá
MX León, Leon, Ciudad Juárez, Cd. Juárez, Cd.Juárez, Cd Juarez, Mérida
BR S. Paulo
US-CA San Fran, LA, L.A., SF
US-NY NY City, Ciudad de Nueva York, NY
US-MN St.Paul, Twin Cities, Mpls
US-LA NOLA
US-OH Cincy
US-IN Indy
US-FL Jax
US-GA ATL
US-IL Chi-town, Chitown
US-UT SLC
US-OR PDX
US-OK OKC
US-NC Winston Salem, Winston-Salem
US-ID Coeur d'Alene, Coeur d’Alene, Coeur dAlene
US-MO O'Fallon, OFallon, Springfield
US-CO Denver, Colorado Springs, Pueblo
US-UT Salt Lake City, St. George
US-MA Boston, Worcester
US-LA New Orleans, Nueva Orleans, Baton Rouge
US-OR Eugene, Salem Oregon, Portland
US-FL Miami, Tampa, Orlando, Jacksonville, St. Petersburg FL
US-GA Atlanta, Augusta
US-IL Chicago, Springfield IL
US-TN Nashville, Memphis, Franklin
US-AZ Phoenix, Tucson, Scottsdale
US-NV Las Vegas, Reno
US-WA Seattle, Spokane, Tacoma, Puyallup
US-MN Minneapolis, Saint Paul, St. Paul
US-OH Columbus, Cleveland, Cincinnati
US-MI Detroit, Grand Rapids
`

/** Places with their country or region, and the intended place. */
export const qualifiedNames = `
DE Frankfurt, DE
DE Frankfurt, Germany
DE Frankfurt, Alemania
DE Frankfurt, Hessen
US-KY Frankfort, KY
US-KY Frankfort, Kentucky
CH St. Gallen, CH
CH St. Gallen, Switzerland
CH Sankt Gallen, Schweiz
CH Geneva, Switzerland
CH Geneva, CH
CH Genève, Suisse
CH Genf, Schweiz
US-IL Geneva, IL
US-NY Geneva, NY
GB Birmingham, UK
GB Birmingham, GB
GB Birmingham, England
GB Birmingham, United Kingdom
GB Birmingham, GBR
US-AL Birmingham, AL
US-AL Birmingham, Alabama
US-AL Birmingham, AL, USA
US-MI Birmingham, MI
GB London, UK
GB London, England
GB London, Reino Unido
CA London, Ontario
CA London, ON
CA London, ON, Canada
US-KY London, KY
US-TX Paris, TX
US-TX Paris, Texas, USA
FR Paris, France
FR Paris, FR
FR Paris, Francia
US-ME Rome, ME
US-GA Rome, GA
IT Rome, Italy
IT Roma, Italia
US-TX Roma, TX
GR Athens, Greece
US-GA Athens, GA
US-OH Athens, Ohio
IT Naples, Italy
US-FL Naples, FL
US-ID Moscow, ID
US-ID Moscow, Idaho
RU Moscow, Russia
RU Moscú, Rusia
US-OR Portland, OR
US-ME Portland, ME
US-OR Portland, OR, United States
US-VA Alexandria, VA
EG Alexandria, Egypt
US-MA Cambridge, MA
GB Cambridge, UK
US-CA Hollywood, CA
US-FL Hollywood, FL
US-MD Hanover, MD
DE Hanover, Germany
DE Hannover, Niedersachsen
US-MI Canton, MI
US-OH Canton, OH
CN Canton, China
IT Cologne, Italy
DE Cologne, Germany
DE Köln, NRW
US-OH Seville, OH
ES Seville, Spain
ES Sevilla, España
ES Sevilla, Andalucía
US-OH Antwerp, OH
BE Antwerp, Belgium
BE Antwerpen, België
US-IN Berne, IN
CH Berne, Switzerland
US-OR Madras, OR
IN Madras, India
ZA Newcastle, South Africa
AU Newcastle, NSW
AU Newcastle, Australia
GB Newcastle, England
GB Newcastle, UK
US-WA Newcastle, WA
ES Valencia, Spain
VE Valencia, Venezuela
US-CA Valencia, CA
CL Santiago, Chile
DO Santiago, Dominican Republic
ES Santiago de Compostela, Spain
ES Córdoba, España
AR Córdoba, Argentina
MX León, México
ES León, España
US-FL St. Petersburg, FL
RU St. Petersburg, Russia
US-MN St. Cloud, MN
US-MO St. Louis, MO
CA St. John's, NL
US-IN Salem, IN
US-OR Salem, OR
US-MA Salem, Massachusetts
IN Salem, India
IN Hyderabad, India
PK Hyderabad, Pakistan
US-NM Las Cruces, NM
US-NM Las Vegas, NM
US-NV Las Vegas, NV
CR San José, Costa Rica
US-CA San Jose, CA
US-CA San José, California
CA Vancouver, BC
US-WA Vancouver, WA
CA Victoria, BC
US-TX Victoria, TX
AU Perth, WA
GB Perth, Scotland
DE Munich, Bavaria
DE München, Bayern
PL Posen, Polen
US-IL Posen, IL
FR Nizza, Frankreich
FR Lyons, France
`
