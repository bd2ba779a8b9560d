/** Addresses as people write them, with the stored parts: street, city, region, country, postal code. */
export const addresses = `
12 Main St Boise ID 83702 | 12 Main St | Boise | ID | US | 83702
12 Main St Boise, ID 83702 | 12 Main St | Boise | ID | US | 83702
12 Main St Boise Idaho 83702 USA | 12 Main St | Boise | ID | US | 83702
350 Fifth Ave New York NY 10118 | 350 Fifth Ave | New York | NY | US | 10118
50 W Broadway Salt Lake City UT 84101 | 50 W Broadway | Salt Lake City | UT | US | 84101
1 Market St San Francisco California | 1 Market St | San Francisco | CA | US |
500 Washington Ave St. Louis MO 63101-1234 | 500 Washington Ave | St. Louis | MO | US | 63101-1234
Suite 200, 1020 W Main St Boise ID | Suite 200, 1020 W Main St | Boise | ID | US |
100 King St W Toronto ON M5X 1A9 | 100 King St W | Toronto | ON | CA | M5X 1A9
1055 Canada Pl Vancouver BC V6C 0C3 Canada | 1055 Canada Pl | Vancouver | BC | CA | V6C 0C3
10 Downing Street London SW1A 2AA | 10 Downing Street | London | England | GB | SW1A 2AA
10 Downing Street London SW1A 2AA UK | 10 Downing Street | London | England | GB | SW1A 2AA
1 Albert Square Manchester M2 5DB | 1 Albert Square | Manchester | England | GB | M2 5DB
Marienplatz 1 80331 München | Marienplatz 1 | München | Bavaria | DE | 80331
Torstraße 1 10119 Berlin Germany | Torstraße 1 | Berlin | Berlin | DE | 10119
Torstraße 1, 10119 Berlin | Torstraße 1 | Berlin | Berlin | DE | 10119
1 Place Bellecour 69002 Lyon | 1 Place Bellecour | Lyon | Auvergne-Rhône-Alpes | FR | 69002
45 Rue de Paris 69002 LYON France | 45 Rue de Paris | Lyon | Auvergne-Rhône-Alpes | FR | 69002
Calle de Alcalá 45 28014 Madrid España | Calle de Alcalá 45 | Madrid | Madrid | ES | 28014
Via Roma 1 00184 Roma RM | Via Roma 1 | Roma | Lazio | IT | 00184
Via Torino 2, 20123 Milano MI, Italia | Via Torino 2 | Milano | Lombardy | IT | 20123
Damrak 1 1012 LG Amsterdam | Damrak 1 | Amsterdam | North Holland | NL | 1012 LG
Kärntner Straße 12 1010 Wien | Kärntner Straße 12 | Wien | Vienna | AT | 1010
Bahnhofstrasse 1 8001 Zürich | Bahnhofstrasse 1 | Zürich | Zurich | CH | 8001
Kungsgatan 12 111 43 Stockholm | Kungsgatan 12 | Stockholm | Stockholm | SE | 111 43
ul. Marszałkowska 1 00-624 Warszawa | ul. Marszałkowska 1 | Warszawa | Mazovia | PL | 00-624
Rua Augusta 1 1100-048 Lisboa | Rua Augusta 1 | Lisboa | Lisbon | PT | 1100-048
1 Macquarie St Sydney NSW 2000 Australia | 1 Macquarie St | Sydney | NSW | AU | 2000
100 Collins St Melbourne VIC 3000 | 100 Collins St | Melbourne | VIC | AU | 3000
12 MG Road Bengaluru 560001 | 12 MG Road | Bengaluru | Karnataka | IN | 560001
Av. Juárez 100 44100 Guadalajara Jalisco México | Av. Juárez 100 | Guadalajara | Jalisco | MX | 44100
São Paulo - SP | | São Paulo | São Paulo | BR |
São Paulo/SP | | São Paulo | São Paulo | BR |
Curitiba - PR | | Curitiba | Paraná | BR |
Florianópolis – SC, Brasil | | Florianópolis | Santa Catarina | BR |
Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200 | Av. Paulista, 1578 - Bela Vista | São Paulo | São Paulo | BR | 01310-200
Av. Boa Viagem, 1200 - Boa Vista, Recife - PE, 51011-000, Brazil | Av. Boa Viagem, 1200 - Boa Vista | Recife | Pernambuco | BR | 51011-000
Av. Paulista 1578 São Paulo SP 01310-200 Brasil | Av. Paulista 1578 | São Paulo | São Paulo | BR | 01310-200
Salem - MA | | Salem | MA | US |
Bethlehem - PA | | Bethlehem | PA | US |
1500 Broadway New York NY 10036 | 1500 Broadway | New York | NY | US | 10036
Terminal 2 Chicago | Terminal 2 | Chicago | IL | US |
`

/** Texts with numbers that name no town. */
export const noAddresses = ['Building 4 Gate B', 'Warehouse 7 North', '12 High Street', 'Route 66', 'Shift 3 - Line B']
