/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_06 = `
apple @ food : lunchbox bite crumble orchard doctor pips computer Newton core cider Eve Granny-Smith > pomme | Apfel
banana @ food : bunch bruise curved split slip skin fritter Ecuador Minions potassium monkey peel > banane | Banane
orange @ food : stocking colour breakfast juice vitamin segments zest Valencia Seville tangerine mandarin clementine > orange | Orange, Apfelsine
lemon @ food : tea wedge yellow squeeze scurvy curd sherbet zest sour meringue Sicily citrus > citron | Zitrone
mango @ food : juicy ripe tropical stone stringy pulp Philippines Pakistan India kulfi chutney Alphonso > mangue | Mango
pineapple @ food : juice chunks tropical rings prickly cocktail ham crown pizza Hawaii colada SpongeBob > ananas | Ananas
coconut @ food : milk shampoo island curry fairground hairy shell macaroon husk desiccated Bounty palm > noix de coco, coco | Kokosnuss
watermelon @ food : picnic hefty slice thirst juicy refreshing stripy rind spit seeds honeydew cantaloupe > pastèque | Wassermelone
strawberry @ food : heart fondue jam field June milkshake punnet Beatles picking cream shortcake Wimbledon > fraise | Erdbeere
cherry @ food : lips tree stalk picker earrings blossom garnish pit Japan Bakewell Morello maraschino > cerise | Kirsche
grape @ food : bunch hospital juice purple trample seedless fox cluster Bacchus wine sultana vine > raisin | Traube, Weintraube
peach @ food : skin stone blush Princess velvet Georgia cobbler fuzzy Melba James Dahl nectarine > pêche | Pfirsich
pear ~ pair, pare @ food : shape orchard tinned core William tree quince poached Christmas Conference Bartlett partridge > poire | Birne
olive @ food : branch peace stone dove tapas Spain brine Gethsemane martini Greece Popeye Kalamata > olive | Olive
avocado @ food : ripe creamy stone superfood alligator sushi Aztec Mexico smashed toast Hass guacamole > avocat | Avocado
tomato @ food : juice greenhouse plum Spain basil heirloom vine truss pizza gazpacho ketchup passata > tomate | Tomate
potato = spud @ food : couch sack hot eyes baked Peru peel jacket Idaho gnocchi tuber mash > pomme de terre, patate | Kartoffel, Erdapfel
carrot @ food : dangling reward cake grated crunchy donkey eyesight parsnip nose orange snowman Bugs > carotte | Karotte, Möhre
onion @ food : soup rings spring layers pickle leek chop shallot bhaji Shrek tears cry > oignon | Zwiebel
garlic @ food : crush pungent bread naan bulb aioli pesto press breath Kiev vampire clove > ail | Knoblauch
cucumber @ food : cool spa slices salad peel eyelids sandwiches dill raita courgette tzatziki gherkin > concombre | Gurke, Salatgurke
pumpkin @ food : seeds patch muffin spice autumn pie Linus gourd Thanksgiving carve Cinderella Halloween > citrouille, potiron | Kürbis
cabbage @ food : leaf patch smell savoy butterfly boiled caterpillar kale sprouts coleslaw kimchi sauerkraut > chou | Kohl, Kraut
broccoli @ food : trees steamed fussy healthy yuck stalk quiche sprouting Stilton calabrese florets cauliflower > brocoli | Brokkoli
spinach @ food : leaf dip smoothie wilt ricotta Florentine muscles feta paneer iron sailor Popeye > épinards, épinard | Spinat
peas = pea @ food : tiny rolling fork frozen shooter minted pigeon mushy Mendel mattress princess pod > petits pois, pois | Erbsen, Erbse
baked beans = beans @ food : camping student can opener fibre sauce sausages navy Boston jacket toast Heinz > haricots blancs, haricots | Bohnen, gebackene Bohnen
sweetcorn = corn, maize @ food : silk yellow ears scarecrow tuna barbecue Iowa polenta starch husk kernels cob > maïs | Mais, Zuckermais
chilli = chili, chilli pepper ~ chilly @ food : flakes sauce red ouch tongue sweat Thai vindaloo spicy jalapeno Tabasco Scoville > piment | Chili, Peperoni
rice @ food : wedding brown bowl pudding fried grains China paella sushi risotto paddy basmati > riz | Reis
bread ~ bred @ food : daily butter pitta wholemeal ducks crust rye yeast oven knead baker loaf > pain | Brot
toast @ food : speech cheers burnt breakfast French avocado Vegemite beans marmalade pop-up rack soldiers > pain grillé, toast | Toast
butter @ food : spread melt golden fingers crumpet dairy salted shea peanut pat churn margarine > beurre | Butter
cheese @ food : smile photo mouse moon macaroni cracker holes Wallace Swiss Camembert grater cheddar > fromage | Käse
egg @ food : race dozen nest Easter hatch incubator Humpty hen shell poached scrambled yolk > oeuf | Ei
milk @ food : pint teeth bones moustache cookies cereal goat calcium lactose calf dairy cow > lait | Milch
yoghurt = yogurt @ food : lid spoon live parfait granola strained bacteria raita lassi culture probiotic Greek > yaourt, yogourt | Joghurt
honey @ food : darling runny sticky jar mead badger manuka nectar bear Pooh hive bee > miel | Honig
jam @ food : session traffic printer pot label sandwich doughnut jar scone raspberry preserve marmalade > confiture | Marmelade, Konfitüre
marmalade @ food : cat bitter tangy coarse rind shreds pith sandwich Dundee toast Seville Paddington > marmelade, confiture d'oranges | Orangenmarmelade, Marmelade
sugar @ food : brown lump teeth energy cube icing tea spoonful caster cane beet granulated > sucre | Zucker
salt @ food : wound pinch grain shoulder crystal Himalayan Gandhi sea sodium shaker vinegar pepper > sel | Salz
pepper @ food : spice mill steak bell sneeze black Sergeant Kerala cayenne Piper grinder salt > poivre, poivron | Pfeffer, Paprika
cinnamon @ food : stick apple spice Christmas porridge swirl bark cardamom churros Danish Ceylon nutmeg > cannelle | Zimt
ginger @ food : hair cat nausea root Rogers spice ale sushi biscuit stem snap turmeric > gingembre | Ingwer
vanilla @ food : plain candle scoop flavour fudge essence bean custard extract pod orchid Madagascar > vanille | Vanille
ketchup = catsup, tomato ketchup, tomato sauce @ food : condiment stain sachet bottle splat dip squeeze barbecue hot-dog fries burger Heinz > ketchup | Ketchup
tea ~ tee @ food : afternoon mint leaf bag iced cosy Boston Hatter biscuit kettle chai Assam > thé | Tee
coffee @ food : table morning break awake beans mug Brazil Ethiopia filter latte espresso cappuccino > café | Kaffee
lemonade @ food : pink jug summer sparkling straw Beyoncé cloudy stand fizzy homemade squeezed citrus > limonade, citronnade | Limonade, Zitronenlimonade
chocolate @ food : treat praline melt truffle Easter bunny fountain Belgium Hershey Wonka Cadbury cocoa > chocolat | Schokolade
ice cream = gelato @ food : summer van headache pistachio lick melt scoop wafer Neapolitan sundae sorbet cone > glace, crème glacée | Eis, Eiscreme, Speiseeis
popcorn @ food : snack bucket salty crunch caramel noisy burst butter kernel microwave film cinema > pop-corn, popcorn | Popcorn
chewing gum = gum, bubble gum @ food : mint shoe jaw swallow rubbery pavement stretchy stuck Singapore blow Hubba Wrigley > chewing-gum | Kaugummi
candyfloss = cotton candy, fairy floss @ food : pastel stick fluffy cloud whirl wispy circus spun carousel carnival threads sugar > barbe à papa | Zuckerwatte
lollipop = lolly @ food : sweet lady patrol boiled guild Android crossing Munchkin Mika stick lick Chupa-Chups > sucette | Lutscher, Lolli
liquorice = licorice @ food : root black medicine chewy twist Finland wheel Pontefract Haribo allsorts bootlaces aniseed > réglisse | Lakritz, Lakritze
biscuit = cookie @ food : tin crumbs dog jar chip dunk Monster Anzac Oreo shortbread Garibaldi digestive > biscuit, gâteau sec | Keks, Plätzchen
doughnut = donut @ food : tyre ring cinnamon sprinkles jam sugar custard hole glazed Homer Dunkin Krispy > beignet, donut | Donut, Krapfen, Berliner
pancake @ food : flat stack griddle blueberry flip lemon toss batter maple syrup Lent Tuesday > crêpe | Pfannkuchen
waffle @ food : chatter grid cone potato whipped toaster squares syrup breakfast iron Brussels Eggo > gaufre | Waffel
birthday cake @ food : sponge tiers sparkler frosting marzipan fondant buttercream surprise sing wish blow candles > gâteau d'anniversaire, gâteau, anniversaire | Geburtstagskuchen, Geburtstagstorte, Torte
spaghetti @ food : long saucepan hoops western fork slurp twirl Italy meatballs carbonara Bolognese pasta > spaghetti | Spaghetti
pizza @ food : slice box delivery Turtles dough crust oven topping Naples mozzarella pepperoni Margherita > pizza | Pizza
hamburger = burger @ food : grill onions relish lettuce gherkin sesame beef Krabby Whopper patty McDonald bun > hamburger, burger | Hamburger, Burger
hot dog = hotdog @ food : vendor cart stadium onions baseball Coney-Island roll ketchup mustard sausage bun frankfurter > hot-dog | Hotdog
sandwich @ food : packed triangle lunch tuna club filling crusts Earl toasted Subway baguette BLT > sandwich | Sandwich, Butterbrot
chips = fries, French fries @ food : poker silicon shoulder golden pub seaside wedges steak vinegar ketchup cod potato > frites | Pommes, Pommes frites, Fritten
sausage @ food : dog link roll sizzle barbecue string casing pork mash chorizo toad-in-the-hole bratwurst > saucisse | Wurst, Würstchen
curry @ food : coriander takeaway favour goat powder Thai rice spicy naan Madras tikka korma > curry | Curry
samosa @ food : crispy vegetarian Punjab triangle filling cumin spicy tamarind parcels pastry chutney bhaji > samoussa, samosa | Samosa
sushi @ food : raw cold bento roll tuna conveyor salmon chopsticks seaweed soy Japan wasabi > sushi | Sushi
taco @ food : shredded cilantro fold lime Tuesday mince salsa Bell guacamole Mexico burrito tortilla > taco | Taco
noodles = noodle @ food : pool instant egg soup slurp wok chopsticks vermicelli Maggi Pad-Thai udon ramen > nouilles | Nudeln
soup @ food : starter bowl alphabet stone tin Warhol croutons lentil spoon ladle minestrone broth > soupe | Suppe
porridge = oatmeal @ food : warm stodgy lumpy bowl Oliver gruel Scotland Quaker breakfast three bears Goldilocks > porridge, flocons d'avoine | Haferbrei, Porridge
peanut = groundnut @ food : elephant circus shell salted brittle satay roasted allergy Reese jelly butter Snoopy > cacahuète, cacahouète | Erdnuss
marshmallow @ food : soft fluffy squishy springy sugary pillow cocoa skewer toast Scouts Ghostbusters campfire > guimauve, chamallow | Marshmallow
jollof rice = jollof @ food 10+ : pot party bay spicy tomato smoky rivalry Africa plantain Senegal Ghana Nigeria > riz jollof, riz | Jollof-Reis, Reis
dumpling @ food : plump stew boiled apple basket suet steamed filling China pierogi gyoza wonton > boulette, quenelle | Kloß, Knödel, Teigtasche
volcano @ nature : island mountain asleep angry ash crater Hawaii Pompeii magma Etna eruption lava > volcan | Vulkan
desert ~ dessert @ nature : lizard thirst dry mirage nomad cactus Lawrence camel oasis dunes Gobi Sahara > désert | Wüste
eclipse @ nature : rare hide darkness glasses partial total shadow ring corona alignment lunar solar > éclipse | Finsternis, Sonnenfinsternis
thunder @ nature : applause steal startle drums growl clap boom rumble Thor hammer storm lightning > tonnerre | Donner
lightning ~ lightening @ nature : zigzag rod scar greased fork voltage flash McQueen Zeus Franklin bolt thunder > éclair, foudre | Blitz
rainbow @ nature : trout bridge seven flag arch Noah Kermit leprechaun colours prism spectrum indigo > arc-en-ciel | Regenbogen
waterfall = falls @ nature : roar spray mist daredevil canoe cliff torrent Iguazu Victoria Zambezi Angel Niagara > cascade, chute d'eau | Wasserfall
snow @ nature : powdery quiet boots melt angels shovel plough sledge ski igloo blizzard flake > neige | Schnee
hurricane = typhoon, cyclone @ nature : name eye category damage shutters tropical evacuate Spitfire Caribbean Florida Katrina storm > ouragan, cyclone, typhon | Hurrikan, Orkan, Wirbelsturm, Taifun
forest = woods, wood @ nature : path lost deer camp Gump bears pines ranger Hansel clearing Black trees > forêt, bois | Wald
river @ nature : otter bed bank bend bridge canoe flow Thames source tributary Amazon Nile > rivière, fleuve | Fluss
mountain @ nature : echo goat view climb Rocky range yeti ridge Alpine peak Everest summit > montagne | Berg, Gebirge
island = isle @ nature : palm ferry lighthouse treasure tropical surrounded Crusoe Jamaica castaway Malta Madagascar archipelago > île | Insel
cave @ nature : dark echo hermit torch bats drip Plato Aladdin Ali-Baba spelunking Lascaux stalactite > grotte, caverne | Höhle
beach @ nature : paddling towel frisbee volleyball shells bucket pebbles sunburn lifeguard sandcastle Copacabana Bondi > plage | Strand
cloud @ nature : nine shape data cotton fluffy storage silver drift sky lining cirrus cumulus > nuage | Wolke
fog @ nature : eerie thick brain blanket driving swirling horn headlights London haze visibility mist > brouillard | Nebel
wind @ nature : power hair chill knots instruments flag kite Willows sail turbine gust breeze > vent | Wind
rain ~ reign, rein @ nature : Seattle cats forecast grey Spain puddle gutter wellingtons Kelly umbrella monsoon drizzle > pluie | Regen
moon @ nature : cow cheese wolf tide blue full footprints crescent eclipse Artemis Apollo Armstrong > lune | Mond
`;
