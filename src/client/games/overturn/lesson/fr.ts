import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  faces: "BOISANPRENDTELAUIEMCTERSVILANGERSTED",
  first: "ROI",
  reply: "BOIRE",
  back: "PRENDS",
  double: "PELLE",
  own: "LARGE",
  others:
    "DANS LEUR SANS ELLE LEURS SERA CELA ANNEE VERS PLACE GRAND RIEN ELLES CELLE TANT PLAN DIRE PRIS GENS ETANT LIVRE SEIN DUREE VILLE SERIE AURA TELLE GENRE SITE PREND VITE DATE LIRE SANTE LARGE TIENT BOIS TIERS PRISE PLEIN TERRE SALLE LISTE SITUE TELS REND IDEE NUIT ALLER ETAT REEL ETUDE IDEES DETTE SITES RARES CECI EMIS TIRER RARE PLAT RENDU UTILE GEANT PLANS TENTE DEGRE CITE MILLE NETTE RIRE DURE SANG LIEE CALME UNITE DESIR REMIS RANG RUES GRIS CIVIL DITE GRAS CANAL RECIT ACTE TIRE DANSE DENTS DITES EVITE CITER RENTE CARRE DURS REINE ACIER VILLA DURER",
  steps: [
    {
      title: "Faites le premier mot",
      ask: "Un mot va de lettre en lettre, voisines par un côté ou un coin. Touchez R, O, I en haut à gauche (ou écrivez ROI), puis jouez.",
      done: "Trois lettres libres, trois anneaux à vous : les ronds pleins. Au robot.",
      wrong: "Jouez ROI : le R de la deuxième ligne, puis O et I au-dessus.",
    },
    {
      title: "Retournez ses anneaux",
      ask: "Le robot a joué BOIRE par-dessus ROI : vos trois anneaux sont devenus les siens. Reprenez-en : jouez PRENDS.",
      done: "Le R et le E se sont retournés, quatre lettres libres sont à vous. Un mot prend toujours au moins une lettre libre et une lettre prise. Le robot a passé : il vous a donné un anneau, en bas.",
      wrong: "Jouez PRENDS, sur la deuxième ligne ; le S est juste au-dessus du D, à gauche.",
    },
    {
      title: "La même lettre deux fois",
      ask: "Une lettre peut servir plusieurs fois dans un mot, même deux fois de suite. Jouez PELLE, en touchant deux fois le L.",
      done: "Un seul L sur le plateau, deux dans le mot. En mode avancé, ce ne serait pas permis. Le robot a passé de nouveau.",
      wrong: "P, E, L, encore L, puis E : tout est à gauche.",
    },
    {
      title: "Trouvez-en un",
      ask: "À vous de chercher : un mot courant de trois lettres ou plus, avec au moins une lettre libre et une lettre prise. Le plateau montre d’avance ce qu’il ferait.",
      done: "Bien vu. Les longs mots qui traversent les anneaux adverses rapportent le plus : une lettre libre compte un, un anneau retourné compte double.",
      wrong: "Cherchez un autre mot autour de vos anneaux : LARGE, LIRE, SERA, par exemple.",
    },
    {
      title: "Passer coûte un anneau",
      ask: "Rien à jouer ? On passe, en posant un anneau adverse sur une lettre libre. Essayez : passez, puis choisissez la lettre.",
      done: "Un anneau de plus pour lui. Deux passes de suite finissent la partie ; sinon elle finit quand les trente-six lettres sont prises ou qu’il ne reste aucun mot. Qui a le plus d’anneaux l’emporte.",
      wrong: "Choisissez de passer, puis touchez une lettre sans anneau.",
    },
  ],
});
