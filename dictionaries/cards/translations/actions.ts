/** What one does. English verbs stand for their forms in -ing too. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const ACTIONS = `
tricoter | knit | stricken | tejer | lavorare a maglia
plonger | dive, plunge | tauchen | bucear, zambullirse | tuffarsi
rougir | blush, redden | erröten, rot werden | sonrojarse, ruborizarse | arrossire
danser | dance | tanzen, Tanz | bailar, danzar | ballare, danzare
bâiller | yawn | gähnen | bostezar | sbadigliare
siffler | whistle, hiss | pfeifen | silbar | fischiare
nager | swim | schwimmen | nadar | nuotare
éternuer | sneeze | niesen | estornudar | starnutire
mentir | lie | lügen | mentir | mentire
ronfler | snore | schnarchen | roncar | russare
pleurer | cry, weep | weinen, heulen | llorar | piangere
grimper, escalader | climb | klettern, steigen | trepar, escalar | arrampicare, arrampicarsi
applaudir, clap | applaud, clap | applaudieren, klatschen | aplaudir | applaudire
tomber | fall | fallen, stürzen | caer | cadere
rire | laugh | lachen | reír | ridere
courir | run | laufen, rennen | correr | correre
bricoler | tinker, DIY | basteln, werkeln | hacer bricolaje | fai da te
peindre | paint | malen, streichen | pintar | dipingere
cueillir | pick, gather | pflücken | recoger | cogliere
éplucher, peler | peel | schälen | pelar | sbucciare
bronzer | tan, sunbathe | bräunen, sich sonnen | broncearse | abbronzarsi
tondre | mow, shear | mähen, scheren | cortar el césped, esquilar | tosare, falciare
hésiter | hesitate, waver | zögern, zaudern | dudar, vacilar | esitare
verser | pour | gießen, schütten, einschenken | verter | versare
éteindre | extinguish, switch off, turn off | löschen, ausmachen, ausschalten | apagar | spegnere
construire, bâtir | build, construct | bauen | construir | costruire
pêcher | fish, peach, peach tree | angeln, fischen, Pfirsichbaum | pescar | pescare
crier | shout, scream, yell | schreien, rufen | gritar | gridare
chatouiller | tickle | kitzeln | hacer cosquillas | solleticare
oublier | forget | vergessen | olvidar | dimenticare
rêver | dream | träumen, Traum | soñar | sognare
hurler | howl, yell, scream | heulen, brüllen | aullar, gritar | urlare
chuchoter, murmurer | whisper, murmur | flüstern, tuscheln | susurrar | sussurrare, bisbigliare
murmurer, murmure | murmur | murmeln | murmurar | mormorare
skier | ski | Ski fahren, skifahren, Ski | esquiar | sciare
respirer | breathe | atmen | respirar | respirare
coudre | sew, stitch | nähen | coser | cucire
tousser | cough | husten | toser | tossire
pousser | push, shove | schieben, stoßen, drücken | empujar | spingere
embrasser, baiser | kiss | küssen, Kuss | besar, beso | baciare, bacio
conduire | drive | fahren, lenken | conducir | guidare
gagner | win, earn | gewinnen, verdienen, siegen | ganar | vincere, guadagnare
réparer | repair, fix, mend | reparieren | reparar | riparare
remercier | thank | danken | agradecer | ringraziare
voler, dérober | steal | stehlen, klauen | robar | rubare
voler | fly | fliegen | volar | volare
mesurer | measure | messen | medir | misurare
dessiner | draw | zeichnen | dibujar | disegnare
choisir | choose, pick | wählen, aussuchen, auswählen | elegir | scegliere
attendre | wait | warten | esperar | aspettare
balayer | sweep | fegen, kehren | barrer | spazzare
bouder | sulk, pout | schmollen | enfurruñarse | fare il broncio
bondir, sauter | leap, jump, pounce | springen | saltar | saltare, balzare
prier | pray | beten | rezar, orar | pregare
déménager | move, move house | umziehen | mudarse | traslocare
pédaler | pedal | in die Pedale treten, strampeln | pedalear | pedalare
jongler | juggle | jonglieren | hacer malabares | giocolare
écrire | write | schreiben | escribir | scrivere
creuser | dig | graben | cavar | scavare
fouetter, battre | whisk, whip | schlagen, verquirlen | batir | sbattere
pagayer, barboter | paddle | paddeln, planschen | remar, chapotear | pagaiare, sguazzare
voter | vote | wählen, abstimmen | votar | votare
frissonner, grelotter | shiver | zittern, frösteln | tiritar, temblar | rabbrividire, tremare
emprunter | borrow | leihen, ausleihen, borgen | pedir prestado | prendere in prestito
raser, se raser | shave | rasieren | afeitar | radere, radersi
pêche | fishing, peach | Angeln, Fischen, Pfirsich | pesca, melocotón | pesca
patinage, patiner | skating, skate, ice-skating | Eislaufen, Schlittschuhlaufen, Schlittschuh | patinaje, patinar | pattinaggio, pattinare
lire | read | lesen | leer | leggere
manger | eat | essen | comer | mangiare
boire | drink | trinken | beber | bere
dormir | sleep | schlafen | dormir | dormire
chanter | sing | singen | cantar | cantare
marcher | walk | gehen, laufen | caminar, andar | camminare
parler | speak, talk | sprechen, reden | hablar | parlare
jouer | play | spielen | jugar | giocare
travailler | work | arbeiten | trabajar | lavorare
cuisiner | cook | kochen | cocinar | cucinare
acheter | buy | kaufen | comprar | comprare
vendre | sell | verkaufen | vender | vendere
aimer | love, like | lieben, mögen | amar, querer | amare
apprendre | learn | lernen | aprender | imparare
`;
