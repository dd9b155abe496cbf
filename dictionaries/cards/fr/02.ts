/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_02 = `
Hans Christian Andersen = Andersen @ person m europe modern : conteur plomb rossignol Danemark pois allumettes canard Poucette Gerda Odense Copenhague sirène > = | = | = | =
Victor Hugo = Hugo @ person m europe modern : poète légende exil Besançon Panthéon Jersey Guernesey Hernani Cosette Gavroche Quasimodo misérables > = | = | = | =
Jules Verne = Verne @ person m europe modern : aventure volcan romancier Nantes Amiens boulet ballon capitaine Strogoff quatre-vingts Nemo Nautilus > = | = | Julio Verne, Julio | Giulio Verne, Giulio
Louis Pasteur = Pasteur @ person m europe modern : savant soie mouton bière Jura institut Arbois stérilisé microbes vaccin Meister rage > = | = | = | =
Hokusai = Katsushika Hokusai @ person m asia modern 10+ : vieillard pinceau estampe Edo manga colporteurs écume Sumida Utamaro trente-six Fuji vague > = | = | = | =
Sitting Bull @ person m north-america modern 10+ : chef plumes plaines sagesse calumet vision cirque bisons Dakota Custer Little-Bighorn Sioux > = | = | Toro Sentado | Toro Seduto
Vincent Van Gogh = Van Gogh ~ Van Gogue @ person m europe modern : frère chaise mangeurs iris corbeaux autoportrait Arles Auvers Théo étoilée tournesols oreille > = | = | = | =
Claude Monet = Monet ~ Monnet @ person m europe modern : jardin lumière brume pont cathédrale meules coquelicots Argenteuil impression impressionniste Giverny nymphéas > = | = | = | =
Pablo Picasso = Picasso @ person m europe contemporary : couleurs période marinière céramique Antibes Minotaure arlequin colombe Malaga Avignon cubisme Guernica > = | = | = | =
Charlie Chaplin = Chaplin, Charlot @ person m europe contemporary : rire chaussures canne gamin melon burlesque moustache cinéma muet Kid dictateur vagabond > = | = | = | =
Albert Einstein = Einstein ~ Einstène @ person m europe contemporary : génie violon vélo langue chaussettes Berne Nobel Princeton physicien Ulm énergie relativité > = | = | = | =
Charles de Gaulle = de Gaulle @ person m europe contemporary : grandeur micro général képi président Lille Londres Yvonne aéroport juin appel Colombey > = | = | = | =
Gandhi = Mahatma Gandhi ~ Ghandi @ person m asia contemporary : paix avocat sandales chèvre jeûne coton hindou rouet Porbandar Bombay indépendance désobéissance > = | = | = | =
Nelson Mandela = Mandela @ person m africa contemporary : chemises liberté prison président rugby réconciliation bagne Nobel Johannesburg Soweto Robben-Island Madiba > = | = | = | =
Martin Luther King = Luther King, King @ person m north-america contemporary : paix discours droits pasteur baptiste égalité Nobel Washington Atlanta Selma Memphis rêve > = | = | = | =
Walt Disney = Disney @ person m north-america contemporary : dessin enfance fantaisie studio parc cinéma animation Anaheim Dumbo Bambi Donald Mickey > = | = | = | =
Neil Armstrong = Armstrong @ person m north-america contemporary : exploit casque pilote drapeau pas Ohio humanité astronaute NASA 1969 Aldrin Apollo > = | = | = | =
Youri Gagarine = Gagarine @ person m europe contemporary 10+ : médailles casque héros premier pilote Russie cosmos orbite capsule 1961 cosmonaute Vostok > Yuri Gagarin, Gagarin | Juri Gagarin, Gagarin | Yuri Gagarin, Gagarin | Jurij Gagarin, Gagarin
Antoine de Saint-Exupéry = Saint-Exupéry, Saint-Ex ~ St-Exupéry @ person m europe contemporary : Lyon mécanicien courrier panne Andes Consuelo Mermoz aviateur planète Aéropostale mouton prince > = | = | = | =
Pelé @ person m south-america contemporary : légende pieds dix trois but ballon retourné footballeur Mondial Cosmos Brésil Santos > = | = | = | =
Diego Maradona = Maradona, Diego @ person m south-america contemporary : gaucher tatouage dix meneur dribbleur football but Azteca Boca Naples Argentine Dieu > = | = | = | =
Elvis Presley = Elvis, Presley @ person m north-america contemporary : guitare paillettes micro hanches crooner banane rock Priscilla King Tennessee Memphis Graceland > = | = | = | =
Bruce Lee = Lee @ person m asia contemporary 10+ : vitesse muscles cri acteur combat poing dragon Hong-Kong Kato fureur Wing nunchaku > = | = | = | =
Bob Marley = Marley @ person m north-america contemporary : paix football guitare tambour lion dreadlocks Exodus rasta Kingston Wailers Jamaïque reggae > = | = | = | =
Salvador Dalí = Dalí ~ Dalli @ person m europe contemporary 10+ : excentrique béquilles fourmis éléphants Catalogne moustache Cadaqués Figueras Gala montres surréalisme molles > = | = | = | =
Léopold Sédar Senghor = Senghor @ person m africa contemporary 10+ : vers agrégé ministre masque poète président académicien Joal francophonie Dakar négritude Sénégal > = | = | = | =
Pablo Neruda = Neruda @ person m south-america contemporary 10+ : poète coquillages oignon consul odes vingt facteur Nobel Temuco Isla-Negra Valparaiso Chili > = | = | = | =
Alberto Santos-Dumont = Santos-Dumont @ person m south-america contemporary 10+ : élégance moustaches mécanique montre pionnier ballon Cartier aviateur Brésil dirigeable Bagatelle Demoiselle > = | = | = | =
Tenzing Norgay = Tenzing, Norgay @ person m asia contemporary 10+ : porteur tigre drapeaux piolet Darjeeling Népal sommet Himalaya Khumbu 1953 sherpa Hillary > = | = | = | =
Jacques-Yves Cousteau = Cousteau, commandant Cousteau ~ Cousto @ person m europe contemporary 10+ : caméra bulles abysses palmes scaphandre marine Antibes plongeur bonnet Falco océanographe Calypso > = | = | = | =
Michael Jackson = Jackson @ person m north-america contemporary : danse frères clip pop gant zombies Motown Quincy Neverland Billie Bad Thriller > = | = | = | =
France Gall = Gall @ person f europe contemporary 10+ : frange blonde chanteuse jazz poupée Eurovision Gainsbourg yé-yé déclaration Babacar Berger résiste > = | = | = | =
Whitney Houston = Houston @ person f north-america contemporary 10+ : voix actrice gospel record ballade chanteuse film Newark Dionne garde Costner Always > = | = | = | =
Grace Kelly = Kelly @ person f north-america contemporary 10+ : élégance blonde sac actrice cygne Philadelphie Hitchcock rocher Caroline Stéphanie Rainier Monaco > = | = | = | =
Helen Keller = Keller @ person f north-america contemporary 10+ : volonté mots doigts fontaine obscurité paume épeler sourde préceptrice Tuscumbia aveugle Sullivan > = | = | = | =
Dian Fossey = Fossey @ person f north-america contemporary 10+ : film machette volcans zoologiste braconniers Sigourney Karisoke Virunga primatologue Digit Rwanda gorilles > = | = | = | =
Rosa Bonheur @ person f europe modern 10+ : campagne atelier pinceau pantalon chevaux Bordeaux lionne Fontainebleau labour bœufs Nivernais animalière > = | = | = | =
Sacagawea @ person f north-america modern 10+ : rivière guide mocassins interprète portage montagnes expédition pièce Missouri Clark Lewis Shoshone > = | = | = | =
Jeanne Barret = Barret ~ Jeanne Baré @ person f europe modern 10+ : plantes marin valet déguisement matelot herbier botaniste première Tahiti navire Commerson Bougainville > = | = | = | =
Violeta Parra = Parra @ person f south-america contemporary 10+ : paysans folklore broderie guitare vie jute Louvre chanteuse céramiste merci Gracias Santiago Chili > = | = | = | =
Mercedes Sosa = Sosa @ person f south-america contemporary 10+ : militante contestataire peuple exil poncho percussions folklore chanteuse pampa Criolla dignité Tucumán Argentine > = | = | = | =
Tarsila do Amaral = Tarsila @ person f south-america contemporary 10+ : couleurs pinceau toile cactus moderne locomotive caféier pied Léger Brésil São-Paulo Abaporu > = | = | = | =
Paris @ place europe : musées pavés bohème bouquinistes lumière Seine Lutèce Louvre Sacré-Cœur Montmartre Notre-Dame Eiffel > = | = | París | Parigi
Londres @ place europe : pluie taxi pubs finance horloge royale parlement Harrods Tamise Buckingham Westminster Big-Ben > London | London | = | Londra
Rome @ place europe : ruines fontaine vespa collines antique sénateurs forum louve Trevi Tibre Remus Colisée > = | Rom | Roma | Roma
Venise @ place europe : Italie masques carnaval ponts soupirs Tintoret Murano canaux doge lagune Rialto gondole > Venice | Venedig | Venecia | Venezia
Berlin @ place europe : musées saucisse zoo Allemagne Potsdam Pergame Trabant Spree réunification Reichstag mur Brandebourg > = | = | Berlín | Berlino
Moscou @ place europe : ballet métro étoile datcha Tolstoï tsar Russie Basile bulbes Bolchoï place-Rouge Kremlin > Moscow | Moskau | Moscú | Mosca
Bruxelles @ place europe : dentelle Europe gaufre BD chou frites Magritte Schaerbeek Grand-Place Belgique Atomium Manneken-Pis > Brussels | Brüssel | Bruselas | =
Lisbonne @ place europe 10+ : océan collines ascenseur caravelles tramway Vasco fado Pessoa azulejos Portugal Belém Tage > Lisbon | Lissabon | Lisboa | Lisbona
Athènes @ place europe : olives jeux chouette marbre philosophes démocratie Socrate caryatides Grèce Pirée Parthénon Acropole > Athens | Athen | Atenas | Atene
Barcelone @ place europe : port football dragon tapas mosaïque Espagne Messi Miró Catalogne Ramblas Gaudi Sagrada > Barcelona | Barcelona | Barcelona | Barcellona
Amsterdam @ place europe : port vélos diamants pignons péniches tulipes canaux sabots Rembrandt Hollande Ajax Rijksmuseum > = | = | Ámsterdam | =
Espagne @ place europe : guitare jambon péninsule tapas Goya castagnettes paella flamenco Cervantès Séville Barcelone Madrid > Spain | Spanien | España | Spagna
Italie @ place europe : pâtes expresso pizza scooter Renaissance Ferrari tiramisu Michel-Ange Toscane Sicile Rome botte > Italy | Italien | Italia | Italia
Grèce @ place europe : îles philosophes feta oliviers théâtre dieux mythes Crète Sparte Olympe Cyclades Athènes > Greece | Griechenland | Grecia | Grecia
Suisse @ place europe : montres lacs chocolat couteau croix gruyère fondue Heidi cantons Guillaume-Tell Cervin Genève > Switzerland | Schweiz | Suiza | Svizzera
Portugal @ place europe : liège carrelage coq sardines navigateurs caravelles Cristiano fado Madère Algarve Tage Lisbonne > = | = | = | Portogallo
Écosse @ place europe : brume lacs moutons golf clans whisky chardon tartan cornemuse Highlands Édimbourg kilt > Scotland | Schottland | Escocia | Scozia
Irlande @ place europe : pluie moutons tourbe pubs lutins violon harpe Joyce trèfle Guinness Patrick Dublin > Ireland | Irland | Irlanda | Irlanda
Islande @ place europe : feu glaciers poneys volcans cratères vikings elfes aurores sagas geysers Björk Reykjavik > Iceland | Island | Islandia | Islanda
Norvège @ place europe : ski saumon pulls vikings aurore trolls drakkars Ibsen Munch cap-Nord fjords Oslo > Norway | Norwegen | Noruega | Norvegia
Pays-Bas = Hollande @ place europe : plat vélo fromage orange digues sabots Vermeer gouda moulins polders tulipes Amsterdam > Netherlands, Holland | Niederlande, Holland | Países Bajos, Holanda | Paesi Bassi, Olanda
Laponie @ place europe : polaire sauna traîneau bonnets aurores motoneige courrier Finlande rennes lutins Samis Rovaniemi > Lapland | Lappland | Laponia | Lapponia
Bretagne @ place europe : crêpes granit phares légendes cidre algues hermine binious menhirs Brest Finistère Armorique > Brittany | = | Bretaña | Bretagna
Normandie @ place europe : vaches pommiers falaises calvados colombages crème bocage camembert Étretat Rouen débarquement Vikings > Normandy | = | Normandía | Normandia
Provence @ place europe : accent olivier herbes bastide Cézanne mas mistral santons cigales Mireille lavande Avignon > = | = | Provenza | Provenza
Marseille @ place europe : port accent savon sardine pétanque pastis Pagnol calanques bouillabaisse OM Bonne-Mère Canebière > Marseilles | = | Marsella | Marsiglia
Lyon @ place europe : soie bouchons marionnettes gastronomie décembre lumières confluence Saône quenelle canuts Guignol Fourvière > Lyons | = | = | Lione
Strasbourg @ place europe : frontière cathédrale bretzel Gutenberg Marseillaise cigognes colombages Rhin choucroute parlement Petite-France Alsace > = | Straßburg | Estrasburgo | Strasburgo
Corse @ place europe : beauté sentier charcuterie châtaigne polyphonie clémentine maquis calanche maure Bonifacio Bastia Ajaccio > Corsica | Korsika | Córcega | Corsica
Camargue @ place europe 10+ : marais roseaux delta riz salins chevaux taureaux Rhône flamants manade Saintes-Maries gardians > = | = | Camarga | =
mont Blanc = Mont-Blanc @ place europe : sommet guides crème toit tunnel aiguilles téléphérique Italie Saussure 1786 Alpes Chamonix > Mont Blanc | Mont Blanc | Mont Blanc | Monte Bianco, Bianco
Mont-Saint-Michel @ place europe : grève pèlerins omelette baie îlot cloître passerelle Normandie abbaye marées archange Couesnon > Mont Saint-Michel | = | Monte Saint-Michel | Monte Saint-Michel
tour Eiffel = la dame de fer @ place europe : symbole vue étages métal ampoules ascenseurs exposition rivets Seine Trocadéro Quai-Branly 1889 > Eiffel Tower, Tower | Eiffelturm, Turm | torre Eiffel, torre | torre Eiffel, torre
Versailles = château de Versailles @ place europe : dorures bosquets fontaines cour traité grilles orangerie miroirs Grand-Canal Yvelines Trianon Roi-Soleil > = | = | Versalles | =
Louvre @ place europe : art touristes galerie tableaux momies scribe musée Rivoli Samothrace Belphégor pyramide Joconde > = | = | = | =
Lascaux @ place europe 10+ : bison torche ocre taureaux cerfs réplique Dordogne grotte préhistoire Montignac Périgord pariétal > = | = | = | =
Pompéi @ place europe 10+ : antique pain thermes fouilles mosaïques chien fresques catastrophe Naples cendres 79 Vésuve > Pompeii | Pompeji | Pompeya | Pompei
Vatican = cité du Vatican @ place europe 10+ : état fumée gardes colonnade Suisse nonce hallebardes Pietà conclave basilique Sixtine pape > = | Vatikan | Vaticano | Vaticano
tour de Pise = Pise @ place europe : marbre photo Italie équilibre cloches campanile Galilée Toscane miracles bancale inclinaison penchée > Tower of Pisa, Leaning Tower, Tower, Pisa | Schiefer Turm von Pisa, Turm, Pisa | torre de Pisa, torre, Pisa | torre di Pisa, torre, Pisa
loch Ness @ place europe : brume profondeur hameçons tourbière canular sonar submersible serpent Écosse Highlands plésiosaure monstre > Loch Ness, Ness | Loch Ness, Ness | lago Ness, Ness | lago di Ness, Ness
Stonehenge ~ Stonenge @ place europe 10+ : prairie cercle pierres préhistoire astronomie solstice Angleterre druides monolithes mégalithes Salisbury cromlech > = | = | = | =
Japon @ place asia : robots cerisiers bonsaï manga sushi origami haïku kimono sumo samouraï Fuji Tokyo > Japan | Japan | Japón | Giappone
Chine @ place asia : thé jade baguettes poudre porcelaine pagode Confucius idéogrammes Mulan mandarin Shanghai Pékin > China | China | China | Cina
Inde @ place asia : épices mousson vaches sari curry maharajah rickshaw tigres Bollywood Gange Bombay Delhi > India | Indien | India | India
Tokyo ~ Tokio @ place asia : néons métro gratte-ciel jeux cerisiers sushi mangas Godzilla Edo Ginza Shibuya Japon > = | Tokio | Tokio | =
Pékin @ place asia : vélos jeux canard opéra lotus empereur place pagodes mandarin Mao Tian'anmen Cité-Interdite > Beijing, Peking | Peking | Pekín | Pechino
Himalaya @ place asia : sommets chaîne toit temples trekking yacks yéti Bhoutan sherpas Népal Annapurna Everest > = | = | = | =
Everest = mont Everest @ place asia : glacier camp toit oxygène cordée Népal sherpas Mallory Chomolungma Hillary 8849 Himalaya > = | = | = | =
Taj Mahal @ place asia : marbre symétrie jardins coupole minarets tombeau Moghol Yamuna mausolée Mumtaz Shah-Jahan Agra > = | = | = | =
Grande Muraille = muraille de Chine, Grande Muraille de Chine @ place asia : longueur briques tours soldats sentinelle créneaux dynastie envahisseurs kilomètres rempart Ming Pékin > Great Wall, Wall of China, Wall | Große Mauer, Chinesische Mauer, Mauer | Gran Muralla, Muralla | Grande Muraglia, Muraglia
mont Fuji = Fuji, Fujiyama ~ Fouji @ place asia : timbre endormi pèlerins cerisier estampe sanctuaire archipel volcan Hokusai Shizuoka Honshu Tokyo > Mount Fuji | = | monte Fuji | monte Fuji
Istanbul = Constantinople, Byzance @ place asia 10+ : bazar chats minarets pont cargos mosquée bleue sultan ferry Topkapi Turquie Bosphore > = | = | Estambul | =
Jérusalem @ place asia 10+ : pèlerins oliviers dôme trois sainte David croisades Hérode Salomon lamentations Sion sépulcre > Jerusalem | Jerusalem | Jerusalén | Gerusalemme
Bagdad @ place asia 10+ : nuits contes ronde voleur algèbre savants dinar calife Abbassides Tigre Haroun Irak > Baghdad | = | = | =
Dubaï @ place asia : luxe autoroute records ski shopping îles pétrole gratte-ciel palmier golfe Émirats Khalifa > Dubai | Dubai | Dubái | Dubai
Vietnam @ place asia : lanternes soie baguettes rizières marionnettes cyclo baie jonques nems Mékong Saïgon Hanoï > = | = | = | =
Thaïlande @ place asia : sourire coco temples curry moines orchidées éléphants boxe marché Siam Phuket Bangkok > Thailand | Thailand | Tailandia | Thailandia
Mongolie @ place asia 10+ : poney lutte chevaux aigles feutre steppe nomades Naadam yourtes Gobi Gengis Oulan-Bator > Mongolia | Mongolei | Mongolia | =
`;
