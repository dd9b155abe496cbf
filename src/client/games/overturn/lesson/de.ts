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
      ask: "Ein Wort geht von Feld zu Feld, über Seiten oder Ecken. Tippen Sie oben R, O, T an (oder schreiben Sie ROT), dann spielen.",
      done: "Drei neue Felder, drei Ringe für Sie: die vollen runden. Nun der Bot.",
      wrong: "Spielen Sie ROT: in der ersten Zeile, von rechts nach links.",
    },
    {
      title: "Fremde Ringe umdrehen",
      ask: "Der Bot hat BROT über ROT gelegt: Ihre drei Ringe gehören nun ihm. Holen Sie sie zurück: Spielen Sie BROTE.",
      done: "Vier Ringe haben sich gedreht, das E ist neu. Ein Wort nimmt immer mindestens ein neues und ein schon belegtes Feld. Der Bot hat gepasst und Ihnen damit unten einen Ring gegeben.",
      wrong: "Spielen Sie BROTE: Das E liegt unter dem T.",
    },
    {
      title: "Derselbe Buchstabe zweimal",
      ask: "Ein Feld darf in einem Wort mehrmals dienen, auch zweimal hintereinander. Spielen Sie ROLLE und tippen Sie das L zweimal an.",
      done: "Ein L auf dem Brett, zwei im Wort. Im fortgeschrittenen Spiel wäre das nicht erlaubt. Der Bot hat wieder gepasst.",
      wrong: "R, O, L, noch einmal L, dann E: alles oben links.",
    },
    {
      title: "Selbst eines finden",
      ask: "Nun suchen Sie: ein geläufiges Wort mit drei oder mehr Buchstaben, davon mindestens einer neu und einer schon belegt. Das Brett zeigt vorher, was es bewirkt.",
      done: "Gut gesehen. Lange Wörter quer durch fremde Ringe bringen am meisten: Ein neues Feld zählt eins, ein gedrehter Ring doppelt.",
      wrong: "Suchen Sie ein anderes Wort um Ihre Ringe: HELL, BLUME oder TOTE zum Beispiel.",
    },
    {
      title: "Passen kostet einen Ring",
      ask: "Nichts zu spielen? Dann passt man und legt einen fremden Ring auf ein neues Feld. Versuchen Sie es: passen, dann das Feld wählen.",
      done: "Ein Ring mehr für den Bot. Passen beide nacheinander, ist das Spiel aus; sonst, wenn alle 36 Felder belegt sind oder kein Wort mehr übrig ist. Die Farbe mit mehr Ringen gewinnt.",
      wrong: "Erst passen wählen, dann ein Feld ohne Ring antippen.",
    },
  ],
});
