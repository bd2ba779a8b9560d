/** Places as typed into profiles, with the stored parts: city by its name, region, country. */
export const typedPlaces = `
Boise | Boise | ID | US
boise | Boise | ID | US
BOISE, ID | Boise | ID | US
bOISE  | Boise | ID | US
Boise, ID | Boise | ID | US
Boise ID | Boise | ID | US
boise, idaho | Boise | ID | US
Boise, Idaho, USA | Boise | ID | US
Boise, ID, United States | Boise | ID | US
Boise ID 83702 | Boise | ID | US
83702 | Boise | ID | US
83702-1234 | Boise | ID | US
10001 | New York | NY | US
Portland | Portland | OR | US
Portland, ME | Portland | ME | US
Portland, Maine | Portland | ME | US
Portland OR | Portland | OR | US
Springfield, IL | Springfield | IL | US
Springfield MO | Springfield | MO | US
New York | New York | NY | US
New York, NY | New York | NY | US
NYC | NYC | NY | US
Los Angeles, California | Los Angeles | CA | US
San José, CA | San José | CA | US
sAN josé, costa rica | San José | San José | CR
San Jose, Costa Rica | San Jose | San José | CR
Washington, DC | Washington | DC | US
Washington DC | Washington | DC | US
St. Louis, MO | St. Louis | MO | US
Saint Louis MO | St. Louis | MO | US
Ft. Worth, TX | Ft. Worth | TX | US
McAllen, TX | McAllen | TX | US
DeKalb, IL | DeKalb | IL | US
Paris, TX | Paris | TX | US
Paris, Texas | Paris | TX | US
Texas, Paris | Paris | TX | US
Paris | Paris | Île-de-France | FR
Paris, France | Paris | Île-de-France | FR
France, Paris | Paris | Île-de-France | FR
París, Francia | París | Île-de-France | FR
75011 Paris | Paris | Île-de-France | FR
London | London | England | GB
London, UK | London | England | GB
London, England | London | England | GB
London, United Kingdom | London | England | GB
Londres | Londres | England | GB
Londres, Reino Unido | Londres | England | GB
London, ON | London | ON | CA
London, Ontario, Canada | London | ON | CA
N6A 1B7 London | London | ON | CA
SW1A 1AA London | London | England | GB
UK, Birmingham | Birmingham | England | GB
Birmingham, AL | Birmingham | AL | US
Birmingham | Birmingham | England | GB
Edinburgh | Edinburgh | Scotland | GB
Cardiff, Wales | Cardiff | Wales | GB
Belfast | Belfast | Northern Ireland | GB
Dublin | Dublin | Leinster | IE
Dublin, OH | Dublin | OH | US
Ohio, Dublin | Dublin | OH | US
Toronto | Toronto | ON | CA
Toronto, ON | Toronto | ON | CA
M5V 2T6 Toronto | Toronto | ON | CA
Montréal, QC | Montréal | QC | CA
Montreal, Quebec | Montreal | QC | CA
Sydney | Sydney | NSW | AU
Sydney NSW 2000 | Sydney | NSW | AU
Perth, Western Australia | Perth | WA | AU
Berlin | Berlin | Berlin | DE
10115 Berlin | Berlin | Berlin | DE
Berlín, Alemania | Berlín | Berlin | DE
Germany, Berlin | Berlin | Berlin | DE
Deutschland, 10115 Berlin | Berlin | Berlin | DE
München | München | Bavaria | DE
Munich, Germany | Munich | Bavaria | DE
Múnich | Múnich | Bavaria | DE
Munchen, Bayern | Munchen | Bavaria | DE
Köln | Köln | North Rhine-Westphalia | DE
Cologne | Cologne | North Rhine-Westphalia | DE
Frankfurt | Frankfurt | Hesse | DE
Wien | Wien | Vienna | AT
1010 Wien | Wien | Vienna | AT
Viena, Austria | Viena | Vienna | AT
Zürich | Zürich | Zurich | CH
Zurich, Switzerland | Zurich | Zurich | CH
8001 Zürich | Zürich | Zurich | CH
Genf, Schweiz | Genf | Geneva | CH
Ginebra | Ginebra | Geneva | CH
Madrid | Madrid | Madrid | ES
Madrid, España | Madrid | Madrid | ES
España, Madrid | Madrid | Madrid | ES
Barcelona, Spain | Barcelona | Catalonia | ES
08001 Barcelona, Spain | Barcelona | Catalonia | ES
Barcelona, Cataluña | Barcelona | Catalonia | ES
Sevilla | Sevilla | Andalusia | ES
Sevilla, Andalucía, España | Sevilla | Andalusia | ES
La Coruña | La Coruña | Galicia | ES
Zaragoza, Aragón | Zaragoza | Aragon | ES
köln | Köln | North Rhine-Westphalia | DE
Ciudad de México | Ciudad de México | Mexico City | MX
ciudad de méxico | Mexico City | Mexico City | MX
CDMX | CDMX | Mexico City | MX
Guadalajara, Jalisco | Guadalajara | Jalisco | MX
Monterrey, México | Monterrey | Nuevo León | MX
Bogotá, Colombia | Bogotá | Bogota D.C. | CO
Buenos Aires | Buenos Aires | Buenos Aires F.D. | AR
São Paulo | São Paulo | São Paulo | BR
Lisboa, Portugal | Lisboa | Lisbon | PT
Roma, Italia | Roma | Lazio | IT
Florencia, Italia | Florencia | Tuscany | IT
Warszawa | Warszawa | Mazovia | PL
Praha | Praha | Prague | CZ
Москва | Москва | Moscow | RU
Київ | Київ | Kyiv City | UA
東京 | 東京 | Tokyo | JP
北京 | 北京 | Beijing | CN
서울 | 서울 | Seoul | KR
القاهرة | القاهرة | Cairo | EG
Αθήνα | Αθήνα | Attica | GR
תל אביב | תל אביב | Tel Aviv | IL
Mumbai, India | Mumbai | Maharashtra | IN
Bangalore | Bangalore | Karnataka | IN
Los Angelos | Los Angelos | CA | US
Philadelpia, PA | Philadelpia | PA | US
Pittsburg, PA | Pittsburg | PA | US
Minneapolis MN | Minneapolis | MN | US
Barcelone | Barcelone | Catalonia | ES
Ohio | Ohio | OH | US
California | California | CA | US
Nirgendwo, Deutschland | Nirgendwo | | DE
Qqxyzzyton, OH | Qqxyzzyton | OH | US
Qqxyzzyton | Qqxyzzyton | |
SW1A 1AA | SW1A 1AA | |
Remote | Remote | |
Ontario, California, United States | Ontario | CA | US
Ontario, CA | Ontario | CA | US
LA | LA | CA | US
St.Paul, MN | St.Paul | MN | US
Granada | Granada | Andalusia | ES
New York, united states of America | New York | NY | US
New York, New York | New York | NY | US
Marlboro, New Jersey | Marlboro | NJ | US
Tbilisi, Georgia | Tbilisi | Tbilisi | GE
Atlanta, Georgia | Atlanta | GA | US
Long Beach, CA | Long Beach | CA | US
Jersey City,NJ-07310 | Jersey City | NJ | US
Pine Bluff, AR 71601 | Pine Bluff | AR | US
Lake Worth, TX 76135 | Lake Worth | TX | US
Berlin, DE | Berlin | Berlin | DE
Amsterdam, NL | Amsterdam | North Holland | NL
Bengaluru, Karnataka | Bengaluru | Karnataka | IN
Vancouver, BC | Vancouver | BC | CA
Wilmington, DE | Wilmington | DE | US
Indianapolis, IN | Indianapolis | IN | US
`
