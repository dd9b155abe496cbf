import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  faces: "STORNEMELBAIAUHINGKSCTEDWINDRFEGASUP",
  first: "ROT",
  reply: "BROT",
  back: "BROTE",
  double: "ROLLE",
  own: "HELL",
  others:
    "NICHT EINE SIND HIER SICH EINEN AUCH MUSS DENN EINER EUCH DEINE BITTE DEIN REDEN REIN DREI STEHT KIND SAGE SEHE MUSIK TOLL GING DENEN TEIL EINS NETT FREI ERDE KAUM LICHT TEAM SEHT SINN REDE BIER RUFE SEELE AGENT RUFEN NENNT TOLLE SUCHE BOOT REDET MAUL BAND SUCHT TIEF LIED FEIND WIND EIER PFERD STEHE WEIN LIEF DEREN THEMA REICH GANG TIERE REIHE REGEN SIEG TOTE TIER BLIND ENDET GENIE NETTE ROTE TEAMS LINIE TEILE SICHT GNADE REGIE FETT LESE BLUME BANDE EILE ASCHE WEICH INNEN WEINT NARR GINGE FEIN EINIG SCHUH FREIE FEIER REINE HELL FEDER ESEL RENNT LIEGE ERDEN RAND MAUS BRAND ENTE",
  steps: [
    {
      title: "Das erste Wort",
      ask: "Ein Wort geht von Buchstabe zu Buchstabe, über Seiten oder Ecken. Tipp oben R, O, T an (oder schreib ROT), dann spiel es.",
      done: "Drei freie Buchstaben, drei Ringe für dich: die vollen runden. Jetzt ist der Bot dran.",
      wrong: "Spiel ROT: in der ersten Zeile, von rechts nach links.",
    },
    {
      title: "Fremde Ringe umdrehen",
      ask: "Der Bot hat BROT über ROT gelegt: Deine drei Ringe gehören nun ihm. Hol sie zurück: Spiel BROTE.",
      done: "Vier Ringe sind umgedreht, das E war frei. Ein Wort nimmt immer mindestens einen freien und einen belegten Buchstaben. Der Bot hat gepasst und dir damit unten einen Ring gegeben.",
      wrong: "Spiel BROTE: Das E liegt unter dem T.",
    },
    {
      title: "Derselbe Buchstabe zweimal",
      ask: "Ein Buchstabe darf in einem Wort mehrmals zählen, auch zweimal hintereinander. Spiel ROLLE und tipp das L zweimal an.",
      done: "Ein L auf dem Brett, zwei im Wort. Im fortgeschrittenen Spiel wäre das nicht erlaubt. Der Bot hat wieder gepasst.",
      wrong: "R, O, L, noch einmal L, dann E: alles oben links.",
    },
    {
      title: "Selbst eines finden",
      ask: "Jetzt suchst du: ein geläufiges Wort mit drei oder mehr Buchstaben, davon mindestens einer frei und einer belegt. Das Brett zeigt vorher, was es bewirkt.",
      done: "Gut gesehen. Lange Wörter quer durch fremde Ringe bringen am meisten: Ein freier Buchstabe zählt eins, ein umgedrehter Ring doppelt.",
      wrong: "Such ein anderes Wort um deine Ringe: HELL, BLUME oder TOTE zum Beispiel.",
    },
    {
      title: "Passen kostet einen Ring",
      ask: "Nichts zu spielen? Dann passt du und legst einen fremden Ring auf einen freien Buchstaben. Versuch es: Pass, dann wähl den Buchstaben.",
      done: "Ein Ring mehr für den Bot. Passen beide nacheinander, ist es aus; sonst, wenn alle 36 Buchstaben belegt sind oder es kein Wort mehr gibt. Wer mehr Ringe hat, gewinnt.",
      wrong: "Drück auf „Passen“, dann tipp einen Buchstaben ohne Ring an.",
    },
  ],
});
