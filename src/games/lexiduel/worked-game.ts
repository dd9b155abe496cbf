/**
 * The game that the rule book plays to explain itself: sixteen rounds, 75 to 70 for blue. ESCLAMER, a pronominal
 * verb without its pronoun that no dictionary has, and FUITAIT were agreed upon.
 */
export const WORKED_GAME = `[language fr]
[rounds 16]
[agreed ESCLAMER FUITAIT]
1. C3 right MER; C3 down MON
2. R3 down FUI; P4 right JEU
3. P18 right DUE; R16 down NUE
4. C16 down QUE; C18 right ETE
5. C3 right MERVEILLE; C1 down LIMON
6. C5 right NAIT; C5 right NAITRAI
7. M18 right PENDUE; C1 down LIMONADE
8. A5 right RENAITRAI; R11 down CONTINUE
9. C10 down POLEMIQUE; C18 right ETENDAIT
10. R3 down FUITAIT; P4 right JEUNE
11. E3 down RAIDISSE; H4 right ROI
12. C10 right PRESENTE; I3 down LOISIR
13. C10 right PRESENTERAIT; A8 right PRESSURER
14. K3 down ESCLAMER; G5 down RECRIER
15. A10 right REPRESENTERAIT; H1 down TAIRA
16. A4 down TREMPER; A1 right FILAMENT
`;
