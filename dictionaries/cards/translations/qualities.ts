/** Qualities. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const QUALITIES = `
démodée, démodé | old-fashioned, outdated, unfashionable | altmodisch, unmodern | anticuado, anticuada | antiquato, antiquata
timide | shy, timid | schüchtern, scheu | tímido | timido
bruyant | loud, noisy | laut, lärmend | ruidoso | rumoroso
fragile | fragile, breakable | zerbrechlich, fragil | frágil | fragile
paresseux | lazy, sloth | faul, träge, Faultier | perezoso | pigro
gourmand | greedy, gourmand | naschhaft, gefräßig, Leckermaul | goloso | goloso
généreux | generous | großzügig, freigebig | generoso | generoso
jaloux | jealous, envious | eifersüchtig, neidisch | celoso | geloso
prudent | careful, cautious, prudent | vorsichtig, umsichtig | prudente | prudente
célèbre | famous, celebrated | berühmt, bekannt | famoso, célebre | famoso, celebre
courageux, brave | brave, courageous | mutig, tapfer | valiente | coraggioso
naïf | naive | naiv | ingenuo | ingenuo
têtu | stubborn, obstinate | stur, dickköpfig, starrköpfig | terco, testarudo | testardo, cocciuto
distrait | absent-minded, distracted | zerstreut | distraído | distratto
élégant | elegant, smart | elegant | elegante | elegante
calme | calm, quiet, still | ruhig, Ruhe, still | tranquilo, calma | calmo
avare | miser, miserly, stingy | geizig, Geizhals | avaro, tacaño | avaro
modeste, humble | modest, humble | bescheiden | modesto | modesto
bavard | talkative, chatty, chatterbox | geschwätzig, gesprächig | hablador | chiacchierone
malade | sick, ill | krank, Kranker | enfermo | malato
curieux | curious, nosy | neugierig | curioso | curioso
solide | solid, sturdy | fest, stabil, solide | sólido | solido
invisible | invisible | unsichtbar | invisible | invisibile
froid | cold | kalt, Kälte | frío | freddo
souple, flexible | supple, flexible | biegsam, geschmeidig, gelenkig | flexible | flessibile
muet | mute, dumb | stumm | mudo | muto
ridicule | ridiculous | lächerlich | ridículo | ridicolo
amer | bitter | bitter | amargo | amaro
sourd | deaf | taub, gehörlos | sordo | sordo
aveugle | blind | blind | ciego | cieco
large | wide, broad, large | breit, weit | ancho | largo
pointu, tranchant, aigu | sharp, pointed, pointy | spitz, scharf | puntiagudo, afilado | appuntito, affilato
sévère, strict | strict, severe, stern | streng | severo | severo
rapide, véloce | fast, quick, rapid | schnell, rasch | rápido | rapido, veloce
gentil | kind, nice | nett, freundlich, lieb | amable | gentile
salé | salty, salted | salzig, gesalzen | salado | salato
chauve | bald | kahl, glatzköpfig, Glatze | calvo | calvo
sauvage | wild, savage | wild | salvaje | selvaggio
fier | proud | stolz | orgulloso | orgoglioso, fiero
gris | grey, gray | grau | gris | grigio
dangereux | dangerous | gefährlich | peligroso | pericoloso
transparent | transparent, see-through | durchsichtig, transparent | transparente | trasparente
liquide | liquid | flüssig, Flüssigkeit | líquido | liquido
mince | thin, slim | dünn, schlank | delgado | magro, sottile
rond | round | rund | redondo | rotondo
rusé | cunning, sly, crafty | schlau, listig, gerissen | astuto | furbo, astuto
fatigué | tired, weary | müde | cansado | stanco
gluant | sticky, slimy | klebrig | pegajoso, viscoso | appiccicoso
humide | damp, humid, moist | feucht, nass | húmedo | umido
lourd, pesant, pesante | heavy | schwer | pesado | pesante
pressé | hurried, rushed, hasty | eilig, gehetzt | apurado, apresurado | frettoloso
étroit | narrow, tight | eng, schmal | estrecho | stretto
étincelant | sparkling, glittering | funkelnd, glitzernd | centelleante | scintillante
éblouissant | dazzling | blendend | deslumbrante | abbagliante
poli | polite, polished | höflich, poliert | educado, cortés | cortese, educato
gauche | left | links | izquierda | sinistra
honnête | honest | ehrlich | honesto | onesto
maladroit | clumsy, awkward | ungeschickt, tollpatschig | torpe | goffo
nerveux | nervous | nervös | nervioso | nervoso
sage | wise, sage | weise | sabio | saggio
cher, coûteux | expensive, dear, costly | teuer | caro | caro, costoso
humble | humble | demütig, bescheiden | humilde | umile
minuscule | tiny, minuscule | winzig | diminuto | minuscolo
flexible | flexible | flexibel, biegsam | flexible | flessibile
silencieux | silent, quiet, still | still, leise, schweigend | silencioso | silenzioso
aigre, acide | sour, tart | sauer | agrio, ácido | acido, aspro
vide | empty | leer | vacío | vuoto
grand | big, tall, great | groß | grande | grande
petit | small, little | klein | pequeño | piccolo
beau | beautiful, handsome | schön | hermoso, guapo | bello
laid, moche | ugly | hässlich | feo | brutto
fort | strong | stark | fuerte | forte
faible | weak | schwach | débil | debole
chaud | hot, warm | heiß, warm | caliente | caldo
nouveau, neuf | new | neu | nuevo | nuovo
vieux | old | alt | viejo | vecchio
jeune | young | jung | joven | giovane
riche | rich, wealthy | reich | rico | ricco
pauvre | poor | arm | pobre | povero
rouge | red | rot | rojo | rosso
bleu | blue | blau | azul | blu
vert | green | grün | verde | verde
jaune | yellow | gelb | amarillo | giallo
noir | black | schwarz | negro | nero
blanc | white | weiß | blanco | bianco
rose | pink, rose | rosa, Rose | rosa | rosa
heureux | happy | glücklich, froh | feliz | felice
triste | sad | traurig | triste | triste
doux | sweet, soft | süß, weich, sanft | dulce, suave | dolce
`;
