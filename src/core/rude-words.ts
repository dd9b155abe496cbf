/**
 * Rude words of the languages played here, folded to plain small letters. All of them hold at every table, since
 * people swear in other languages than they play in; so a word that is innocent in one of them (French "retard",
 * English "bite", German "dick") is left out, unless hardly anybody means it so ("pute"). `*` at the end stands for any ending. Far fewer than the words that
 * the games never choose: death, illness, bodies and peoples may be spoken of.
 */

/** Insults, hate and crude words. Refused from `mild` on. */
export const RUDE = `
connard* connasse* conard* conasse* salope salopes salopard* salaud* encule encules enculee enculees enculer enculeur* enfoire* batard batards batarde pute putes
putain* ntm fdp niquetamere niquer nique niques pouffiasse* poufiasse* petasse* grognasse grognasses trouduc* tafiole* tarlouze*
tantouze* pede pedes gouine gouines fiotte* lopette* negre negres negresse* negro negros bougnoul* youpin* youtre*
chinetoque* bicot bicots bamboula* couille couilles branleur* branlette* nichon* foufoune* suceuse* suceur* cassos

fuck* motherfuck* mothafuck* fuk fukk fck fcking cunt cunts cunty twat twats nigga niggas nigger* faggot* tranny
trannies retarded bitch* whore* slut* asshole* arsehole* dickhead* dipshit* cocksuck* pussy pussies wank wanker*
bastard* kike kikes spic spics gook gooks wetback* paki pakis coon coons towelhead* raghead* jizz cumshot*
blowjob* handjob* dildo* boner

arschloch* arschgeige* hurensohn* huren fotze* fick ficken ficker fickt fickst fickte gefickt* verfick* wichser*
wixer* schlampe* nutte nutten missgeburt* spast spasti spasten mongo mongos kanake* neger negers schwuchtel* judensau*
pimmel* titten kackbratze* drecksau* drecksack* mistkerl* pissnelke* bimbo bimbos zigeuner* siegheil hitler*
`;

/** Everyday swearing. Refused where the table is `strict`. */
export const COARSE = `
merde merdes merdeux merdeuse merdique* emmerd* demerd* chier chie chient chieur* chiant chiante chiants chiotte* con conne connes
connerie* couillon* foutre foutu foutue foutus foutaise* bordel bordels pisse pisser degueulass* abruti abrutis abrutie cretin cretins cretine
debile debiles imbecile* idiot idiots idiote idiotes idioten bouffon bouffons bolos boloss

shit shits shitty shite shithead* shithole* bullshit* horseshit* damn damned dammit goddamn* crap crappy piss pissed
pissing arse ass asses bollocks bugger* bloody suck sucks sucked sucker* dumbass* jackass* moron morons douchebag* tits
stfu wtf nazi nazis

scheiss* scheis* beschissen* verdammt* arsch* kacke kack kacken pissen pisst verpiss* sau saue schwein schweinehund*
trottel* vollidiot* depp deppen blodmann* dummkopf*
`;

/** Found also inside longer made-up words ("grosconnard"): nothing else contains them. */
export const UNMISTAKABLE = `
connard enfoire niquetamere fuck faggot arschloch hurensohn fotze wichser hitler siegheil
bougnoule youpin asshole cocksuck
`;
