/** Places. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const PLACES = `
Paris | = | = | París | Parigi
Venise | Venice | Venedig | Venecia | Venezia
Londres | London | London | Londres | Londra
Japon | Japan | Japan | Japón | Giappone
Everest | =
Brésil | Brazil | Brasilien | Brasil | Brasile
Rome | Rome | Rom | Roma | Roma
Australie | Australia | Australien | Australia | Australia
Moscou | Moscow | Moskau | Moscú | Mosca
Berlin | = | = | Berlín | Berlino
Suisse, Helvétie | Switzerland | Schweiz | Suiza | Svizzera
New York | New York, New York City, Big Apple | New York | Nueva York | Nuova York
Espagne | Spain | Spanien | España | Spagna
Grèce | Greece | Griechenland | Grecia | Grecia
Versailles | =
Amazonie, Amazone | Amazon, Amazonia | Amazonas, Amazonien | Amazonas, Amazonia | Amazzonia, Rio delle Amazzoni
Bretagne | Brittany | Bretagne | Bretaña | Bretagna
Marseille | Marseille, Marseilles | Marseille | Marsella | Marsiglia
Canada | Canada | Kanada | Canadá | Canada
Normandie | Normandy | Normandie | Normandía | Normandia
Écosse | Scotland | Schottland | Escocia | Scozia
Chine | China | China | China | Cina
Sahara | = | = | Sáhara | Sahara
Islande | Iceland, island | Island | Islandia | Islanda
Maroc | Morocco | Marokko | Marruecos | Marocco
Alsace | Alsace | Elsass | Alsacia | Alsazia
Irlande | Ireland, Eire | Irland | Irlanda | Irlanda
Lyon | Lyon, Lyons | Lyon | Lyon | Lione
Corse | Corsica | Korsika | Córcega | Corsica
Mexique | Mexico | Mexiko | México | Messico
Bordeaux | = | = | Burdeos | Bordeaux
Belgique | Belgium | Belgien | Bélgica | Belgio
Rio de Janeiro | = | = | Río de Janeiro | Rio de Janeiro
Hollande, Pays-Bas | Netherlands, Holland | Niederlande, Holland | Holanda, Países Bajos | Olanda, Paesi Bassi
Pologne | Poland | Polen | Polonia | Polonia
Tibet | = | = | Tíbet | Tibet
Antarctique | Antarctica | Antarktis | Antártida | Antartide
Monaco | =
Bourgogne | Burgundy | Burgund | Borgoña | Borgogna
Hawaï | Hawaii | Hawaii | Hawái | Hawaii
Toulouse | = | = | Tolosa | Tolosa
Turquie | Turkey | Türkei | Turquía | Turchia
Provence | = | = | Provenza | Provenza
Pérou | Peru | Peru | Perú | Perù
Dublin | = | = | Dublín | Dublino
Bruxelles | Brussels | Brüssel | Bruselas | Bruxelles
Suède | Sweden | Schweden | Suecia | Svezia
Portugal | = | = | Portugal | Portogallo
Algérie | Algeria | Algerien | Argelia | Algeria
Nantes | =
Vatican | Vatican | Vatikan | Vaticano | Vaticano
Bollywood | =
Himalaya | Himalayas, Himalaya | Himalaya | Himalaya | Himalaya
Sénat | Senate | Senat | Senado | Senato
Camargue | =
Égypte | Egypt | Ägypten | Egipto | Egitto
Hollywood | =
Texas | = | = | Tejas | Texas
Las Vegas | =
Norvège | Norway | Norwegen | Noruega | Norvegia
Pays de Galles, Galles | Wales | Wales | Gales | Galles
Liverpool | =
Cuba | Cuba | Kuba | Cuba | Cuba
Oxford | =
Alaska | =
Californie | California | Kalifornien | California | California
Chicago | =
Nigeria, Nigéria | Nigeria | Nigeria | Nigeria | Nigeria
chutes du Niagara, Niagara | Niagara Falls, Niagara | Niagarafälle, Niagara | cataratas del Niágara, Niágara | cascate del Niagara, Niagara
palais de Buckingham | Buckingham Palace | Buckingham-Palast | palacio de Buckingham | palazzo di Buckingham
Stonehenge | =
Allemagne | Germany | Deutschland | Alemania | Germania
Angleterre | England | England | Inglaterra | Inghilterra
Royaume-Uni, Grande-Bretagne | United Kingdom, Great Britain, Britain | Großbritannien | Reino Unido, Gran Bretaña | Regno Unito, Gran Bretagna
France | France | Frankreich | Francia | Francia
Italie | Italy | Italien | Italia | Italia
Autriche | Austria | Österreich | Austria | Austria
Danemark | Denmark | Dänemark | Dinamarca | Danimarca
Finlande | Finland | Finnland | Finlandia | Finlandia
Hongrie | Hungary | Ungarn | Hungría | Ungheria
Tchéquie | Czechia | Tschechien | Chequia | Cechia
Roumanie | Romania | Rumänien | Rumanía | Romania
Bulgarie | Bulgaria | Bulgarien | Bulgaria | Bulgaria
Croatie | Croatia | Kroatien | Croacia | Croazia
Serbie | Serbia | Serbien | Serbia | Serbia
Ukraine | Ukraine | Ukraine | Ucrania | Ucraina
Russie | Russia | Russland | Rusia | Russia
États-Unis, Amérique | United States, USA, America | Vereinigte Staaten, USA, Amerika | Estados Unidos, América | Stati Uniti, America
Argentine | Argentina | Argentinien | Argentina | Argentina
Chili | Chile | Chile | Chile | Cile
Colombie | Colombia | Kolumbien | Colombia | Colombia
Inde | India | Indien | India | India
Corée | Korea | Korea | Corea | Corea
Thaïlande | Thailand | Thailand | Tailandia | Thailandia
Viêt Nam, Vietnam | Vietnam | Vietnam | Vietnam | Vietnam
Israël | Israel | Israel | Israel | Israele
Tunisie | Tunisia | Tunesien | Túnez | Tunisia
Sénégal | Senegal | Senegal | Senegal | Senegal
Kenya | Kenya | Kenia | Kenia | Kenya
Afrique du Sud | South Africa | Südafrika | Sudáfrica | Sudafrica
Afrique | Africa | Afrika | África | Africa
Asie | Asia | Asien | Asia | Asia
Europe | Europe | Europa | Europa | Europa
Nouvelle-Zélande | New Zealand | Neuseeland | Nueva Zelanda | Nuova Zelanda
Groenland | Greenland | Grönland | Groenlandia | Groenlandia
Sicile | Sicily | Sizilien | Sicilia | Sicilia
Sardaigne | Sardinia | Sardinien | Cerdeña | Sardegna
Toscane | Tuscany | Toskana | Toscana | Toscana
Majorque | Majorca | Mallorca | Mallorca | Maiorca
Bavière | Bavaria | Bayern | Baviera | Baviera
Saxe | Saxony | Sachsen | Sajonia | Sassonia
Prusse | Prussia | Preußen | Prusia | Prussia
Munich | Munich | München | Múnich | Monaco di Baviera
Cologne | Cologne | Köln | Colonia | Colonia
Hambourg | Hamburg | Hamburg | Hamburgo | Amburgo
Francfort | Frankfurt | Frankfurt | Fráncfort | Francoforte
Nuremberg | Nuremberg | Nürnberg | Núremberg | Norimberga
Dresde | Dresden | Dresden | Dresde | Dresda
Vienne | Vienna | Wien | Viena | Vienna
Zurich | Zurich | Zürich | Zúrich | Zurigo
Genève | Geneva | Genf | Ginebra | Ginevra
Bâle | Basel, Basle | Basel | Basilea | Basilea
Berne | Bern | Bern | Berna | Berna
Strasbourg | Strasbourg | Straßburg | Estrasburgo | Strasburgo
Nice | Nice | Nizza | Niza | Nizza
Milan | Milan | Mailand | Milán | Milano
Florence | Florence | Florenz | Florencia | Firenze
Naples | Naples | Neapel | Nápoles | Napoli
Turin | Turin | Turin | Turín | Torino
Gênes | Genoa | Genua | Génova | Genova
Pise | Pisa | Pisa | Pisa | Pisa
Athènes | Athens | Athen | Atenas | Atene
Madrid | =
Barcelone | Barcelona | Barcelona | Barcelona | Barcellona
Séville | Seville | Sevilla | Sevilla | Siviglia
Lisbonne | Lisbon | Lissabon | Lisboa | Lisbona
Varsovie | Warsaw | Warschau | Varsovia | Varsavia
Cracovie | Krakow, Cracow | Krakau | Cracovia | Cracovia
Prague | Prague | Prag | Praga | Praga
Budapest | =
Copenhague | Copenhagen | Kopenhagen | Copenhague | Copenaghen
Stockholm | = | = | Estocolmo | Stoccolma
Saint-Pétersbourg | Saint Petersburg | Sankt Petersburg | San Petersburgo | San Pietroburgo
Édimbourg | Edinburgh | Edinburgh | Edimburgo | Edimburgo
Anvers | Antwerp | Antwerpen | Amberes | Anversa
La Haye | The Hague | Den Haag | La Haya | L'Aia
Jérusalem | Jerusalem | Jerusalem | Jerusalén | Gerusalemme
Le Caire | Cairo | Kairo | El Cairo | Il Cairo
Alger | Algiers | Algier | Argel | Algeri
Pékin | Beijing, Peking | Peking | Pekín | Pechino
Tokyo | Tokyo | Tokio | Tokio | Tokyo
Mexico | Mexico City | Mexiko-Stadt | Ciudad de México | Città del Messico
Alpes | Alps | Alpen | Alpes | Alpi
Pyrénées | Pyrenees | Pyrenäen | Pirineos | Pirenei
Méditerranée | Mediterranean | Mittelmeer | Mediterráneo | Mediterraneo
Atlantique | Atlantic | Atlantik | Atlántico | Atlantico
Pacifique | Pacific | Pazifik | Pacífico | Pacifico
Manche | English Channel, Channel | Ärmelkanal | canal de la Mancha | Manica
Danube | Danube | Donau | Danubio | Danubio
Rhin | Rhine | Rhein | Rin | Reno
Seine | Seine | Seine | Sena | Senna
Tamise | Thames | Themse | Támesis | Tamigi
Nil | Nile | Nil | Nilo | Nilo
Vésuve | Vesuvius | Vesuv | Vesubio | Vesuvio
Forêt-Noire | Black Forest | Schwarzwald | Selva Negra | Foresta Nera
`;
