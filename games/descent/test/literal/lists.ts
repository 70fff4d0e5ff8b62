// The printed lists of units of every scenario, as the rulebook has them, misprints and all (28.2 to 33.2).

/** Units that are set up, with the Strength in brackets; full Strength where none is printed. */
export const SET_UP: Readonly<Record<string, string>> = {
  28: `
    A/LF [5]; B/LF [5]; C/LF [5]; D/LF [5]; HQ/LF [7]; A/2/7 [4]; B/2/7 [3]; C/2/7 [2]; D/2/7 [2]; H/2/7 [2];
    2/7/19IB [3]; A/2/8 [1]; B/2/8 [1]; C/2/8 [1]; D/2/8 [1]; MG/2/8 [2]; 2/8/19IB [3]; 19IB [4]; 2 NZ Div [5];
    4 Bde [4]; 5 Bde [4]; A/21 [2]; B/21 [2]; C/21 [1]; D/21 [1]; H/21 [1]; 21/5 Bde [2]; A/22 [4]; B/22 [3];
    C/22 [2]; D/22 [4]; H/22 [3]; 22/5 Bde [5]; A/23 [3]; B/23 [3]; C/23 [3]; D/23 [3]; MG/23 [3]; 23/5 Bde [5];
    A/19 [3]; B/19 [3]; C/19 [3]; D/19 [2]; H/19 [3]; 19/4 Bde [5]; A/28 [3]; B/28 [3]; C/28 [3]; D/28 [4]; H/28 [3];
    28/5 Bde [5]; 100/1/1 [3]; 100/1/2 [3]; 100/1/3 [3]; 100/1/4 [2]; 100/II/5 [2]; 100/II/6 [3]; 100/II/7 [2];
    100/II/8 [2]; 100/13 [3]; 100/14 [3]; RHQ/100 [4]; 55 Kraf/1 [3]; 55 Kraf/2 [2]; 55 Kraf/3 [3]; 55 Kraf/4 [2];
    GebNac [4]; PzJ 95/1 [3]; PzJ 95/2 [5]; PzJ 95/3 [4]; PzJ 95/4 [4]; PzJ 95/5 [4]; HQ/PzJ 95 [5]; 5 Mountain [5];
    95 Arty/1 [3]; 95 Arty/2 [4]; 95 Arty/3 [3]; 95 Arty/4 [3]; 95 Arty/5 [4]; 95 Arty/6 [4]; 95 Arty/7 [3];
    95 Arty/8 [3]
  `,
  29: `
    A/1W; B/1W; C/1W; D/1W; H/1W; 1W/SBHQ; A/1R; B/1R; C/1R; 1R/SBHQ; A/NH; B/NH; A/106RHA; B/106RHA; C/106RHA;
    Bty/106RHA; SBHQ; HQ/MNBDO; SSS; NOIC Suda; MNBDO Sg; 42 FC; FPC; 3 Hus (both); 156LAA/RA; C HAA/RM; ZCD/RM; A/RP;
    B/RP; C/RP; D/RP; H/RP; RP/MNBDO; 11 SIL Rgt; S SIL Rgt; 7 RTR (both); A HAA/RM; C HAA/RM; 234 HAA;
    CD (all three); CHCHQ; 7 GH; RM (all four); MNBDO LG; MNBDO PG; OOD; EFI; 37 DID; 270 FSS; 4 LFA; Sup Dep;
    1003 DOP; 6 Brind; NZE Steve; 1 Fd Bake; RASC; RESD; 26 Fd Bake; AASC Steve; RAF Det; 5 IB Work; 3 Cret/SB; 1/1;
    2/1; 3/1; 4/1; 5/1; 6/1; 7/1; 8/1; 1R/5 Bde; 1/2; 2/2; 3/2; 4/2; 5/2; 2R/SBHQ; 1/6; 2/6; 3/6; 4/6; 5/6; 6/6; 7/6;
    6R/10 Bde; 1/8; 2/8; 3/8; 4/8; 5/8; 8R/10 Bde; A/2/2FR; B/2/2FR; C/2/2FR; H/2/2FR; 2/2FR/CHC; D/2/2FR; 2/4(17);
    2/5(17); RC/17CB; 17CB/CHC; 2/3(16); 2/2(16); H/16CB; 16CB/CHC; A/2/3FR; B/2/3FR; 2/3FR/CHC; 7 Aus LAA (both);
    Aus Eng; A/22; B/22; C/22; D/22; H/22; 22/5 Bde; A/21; B/21; C/21; D/21; H/21; 21/5 Bde; A/20; B/20; C/20; D/20;
    H/20; 20/4 Bde; A/19; B/19; C/19; D/19; H/19; 19/4 Bde; 4 Bde; 27 NSMG (all three); 27 Bty/5 (both); 28 Bty/10;
    7 NZFC/5; 19 ATC/5; 5 Bde; A/23; B/23; C/23; D/23; MG/23; 23/5 Bde; A/28; B/28; C/28; D/28; H/28; 28/5 Bde;
    10 Bde; 5 FPC/10; 2 NZ Div; NZDC; 1 ESC/NZ Dv; A/18; B/18; C/18; D/18; H/18; 18/4 Bde; 4FR/1C; 5FR/1C; NZDS/1C;
    NZDP/1C; NZRMT/1C; 1C/10 Bde; AR/1/1; AR/1/2; AR/1/3; AR/1/4; AR/2/5; AR/2/6; AR/2/7; AR/2/8; AR/3/9; AR/3/10;
    AR/3/11; AR/3/12; AR/4/13; AR/4/14; AR/4/15; AR/4/16; AR/17; AR/18; AR/19; RHQ; 1/Eng; 2/Eng; 3/Eng; 4/Eng; 5/Eng;
    MD/1; MD/2; AD/1/1; AD/1/2; AD/1/3; AD/1/4; AD/2/5; AD/2/6; AD/2/7; AD/2/8; AD/9; Sigs Sec; GD/1; GD/2; GD/3;
    GD/4; 7R/I/1; 7R/I/2; 7R/I/3; 7R/I/4; 7R/II/5; 7R/II/6; 7R/II/7; 7R/II/8; 7R/III/9; 7R/III/10; 7R/III/11;
    7R/III/12; 7R/MG/13; 7R/14; 7R/15; III/1/1; III/1/2; III/1/3; III/1/4; III/2/5; III/2/6; III/2/7; III/2/8;
    III/3/9; III/3/10; III/3/11; III/3/12; III/3/13; III/14
  `,
  30: `
    7 OH [2]; C/RP [3]; D/RP [4]; RP/MNBDO [4]; CHCHQ [4]; FPC [2]; 1/8 [5]; 2/8 [4]; 3/8 [3]; 4/8 [3]; 5/8 [4];
    5R/10 Bde [3]; 1/2 [4]; 2/2 [4]; 3/2 [4]; 4/2 [3]; 5/2 [3]; 2R/SBHQ [3]; 2 NZ Div [6]; 4 Bde [5]; 5 Bde [5];
    10 Bde [2]; 27 NZMG [3]; 19 ATC/5 [3]; 7 NZFC/5 [6]; 1C/10 Bde [6]; 4 FR/1C [5]; 5 FR/1C [1]; NZDS/1C [1];
    NZDP/1C [5]; NZRMT/1C [5]; A/18 [5]; B/18 [4]; C/18 [4]; D/18 [4]; H/18 [4]; 18/4 Bde [5]; A/19 [4]; B/19 [3];
    C/19 [4]; D/19 [3]; H/19 [4]; 19/4 Bde [4]; A/20 [5]; B/20 [4]; C/20 [4]; D/20 [4]; H/20 [4]; 20/4 Bde [5];
    A/21 [2]; B/21 [2]; C/21 [1]; D/21 [1]; H/21 [1]; 21/5 Bde [1]; A/22 [5]; B/22 [4]; C/22 [3]; D/22 [5]; H/22 [4];
    22/5 Bde [4]; A/23 [4]; B/23 [4]; C/23 [4]; D/23 [4]; MG/23 [4]; 23/5 Bde [5]; A/28 [4]; B/28 [5]; C/28 [4];
    D/28 [5]; H/28 [5]; 28/5 Bde [5]; C/2/8 [2]; D/2/8 [2]; 2/8/19IB [3]; FR/1 [3]; FR/2 [2]; III/3/9 [5];
    III/3/10 [4]; III/3/11 [2]; III/3/12 [2]; AR/1/1 [4]; AR/1/2 [4]; AR/1/3 [4]; AR/1/4 [3]; AR/2/5 [2]; AR/2/6 [2];
    AR/2/7 [2]; AR/2/8 [2]; AR/3/9 [2]; AR/3/10 [2]; AR/3/11 [2]; AR/3/12 [2]; AR/4/13 [2]; AR/4/14 [2]; AR/4/15 [3];
    AR/4/16 [3]; AR/17 [3]; AR/18 [3]; AR/19 [3]; RHQ [5]; III/1/1 [4]; III/1/2 [3]; III/1/3 [3]; III/1/4 [3];
    III/2/5 [3]; III/2/6 [3]; III/2/7 [3]; III/2/8 [3]; III/3/9 [4]; III/3/10 [3]; III/3/11 [3]; III/3/12 [4];
    III/13 [3]; III/14 [3]; 1/Eng [4]; 2/Eng [4]; 3/Eng [3]; 4/Eng [4]; 5/Eng [3]; 7R/I/1 [3]; 7R/I/2 [2]; 7R/I/3 [3];
    7R/I/4 [2]; 7R/II/5 [1]; 7R/II/6 [2]; 7R/II/7 [2]; 7R/II/8 [2]; 7R/III/9 [2]; 7R/III/10 [2]; 7R/III/11 [2];
    7R/III/12 [2]; 7R/13 [2]; 7R/14 [2]; 7R/15 [3]
  `,
  31: `
    A/RP [4]; B/RP [3]; C/RP [3]; D/RP [3]; H/RP [3]; RP/MNBDO [4]; 1/2 [4]; 2/2 [3]; 3/2 [3]; 4/2 [3]; 5/2 [3];
    2R/SBHQ [3]; 1/8 [5]; 2/8 [4]; 3/8 [3]; 4/8 [2]; 5/8 [4]; 8R/10 Bde [2]; 2 NZ Div [6]; 4 Bde [4]; 5 Bde [4];
    NZDC [7]; 4 FR/1C [2]; 5 FR/1C [2]; 7 NZFC/5 [4]; 19 ATC/5 [2]; A/18 [3]; C/18 [3]; D/18 [3]; H/18 [5];
    18/4 Bde [5]; A/19 [3]; B/19 [2]; C/19 [3]; D/19 [2]; H/19 [3]; 19/4 Bde [5]; A/20 [3]; B/20 [3]; C/20 [3];
    D/20 [3]; H/20 [2]; 20/4 Bde [5]; A/21 [2]; B/21 [2]; C/21 [2]; D/21 [2]; H/21 [2]; 21/5 Bde [2]; A/22 [3];
    B/22 [3]; C/22 [3]; D/22 [3]; H/22 [3]; 22/5 Bde [5]; A/23 [3]; B/23 [3]; C/23 [3]; D/23 [3]; MG/23 [5];
    23/5 Bde [5]; A/28 [3]; B/28 [3]; C/28 [3]; D/28 [4]; H/28 [3]; NZDP/1C [2]; NZDS/1C [3]; NZRMT/1C [3];
    10 Bde [2]; 1C/10 Bde [5]; 27 Bty/5 (both) [4, 3]; 28 Bty/10 [2]; 1 ESC/NZ Dv [5]; 5 FPC/10 [6]; A/2/7; B/2/7;
    C/2/7; D/2/7; H/2/7; 2/7/19IB; A/2/8; B/2/8; C/2/8; D/2/8; H/2/8; 2/8/19IB; AR/1/1 [3]; AR/1/2 [3]; AR/1/3 [3];
    AR/1/4 [2]; AR/2/5 [1]; AR/2/6 [1]; AR/2/7 [1]; AR/2/8 [1]; AR/3/9 [1]; AR/3/10 [1]; AR/3/11 [1]; AR/3/12 [1];
    AR/4/13 [1]; AR/4/14 [1]; AR/4/15 [2]; AR/4/16 [2]; AR/17 [2]; AR/18 [2]; AR/19 [2]; RHQ [5]; GD/1 [2]; GD/2 [2];
    GD/3 [2]; GD/4 [1]; 7R/I/1 [3]; 7R/I/2 [3]; 7R/I/3 [3]; 7R/I/4 [3]; 7R/II/5 [2]; 7R/II/6 [2]; 7R/II/7 [2];
    7R/II/8 [2]; 7R/III/9 [1]; 7R/III/10 [1]; 7R/III/11 [1]; 7R/III/12 [2]; 7R/13 [2]; 7R/14 [2]; 7R/15 [2];
    III/1/1 [3]; III/1/2 [2]; III/1/3 [2]; III/1/4 [2]; III/2/5 [2]; III/2/6 [2]; III/2/7 [2]; III/2/8 [2];
    III/3/9 [3]; III/3/10 [2]; III/3/11 [2]; III/3/12 [3]; III/13 [2]; III/14 [2]; 1/Eng [3]; 2/Eng [3]; 3/Eng [2];
    4/Eng [3]; 5/Eng [2]; 100/1/1 [3]; 100/1/2 [3]; 100/1/3 [2]; 100/1/4 [3]; 100/II/5 [3]; 100/II/6 [2];
    100/II/7 [2]; 100/II/8 [2]; 100/13 [3]; 100/14 [3]; RHQ/100 [4]; 85/1/1 [4]; 85/1/2 [5]; 85/1/3 [4]; 85/1/4 [1];
    85/II/5 [3]; 85/II/6 [3]; 85/II/7 [2]; 85/II/8 [2]; 85/III/9 [4]; 85/III/10 [5]; 85/III/11 [4]; 85/III/12 [1];
    85/13 [2]; 85/14 [2]; RHQ/85 [5]; 95 Arty/1 through 95 Arty/8; PzJ 95/1 through PzJ 95/5; HQ/PzJ 95;
    95 Pion/1 through 95 Pion/4; 55 Kraf/1 through 55 Kraf/4; 5 Mountain
  `,
  32: `
    FPC [3]; 2 NZ Div [6]; 4 Bde [5]; 5 Bde [4]; 7 NZFC/5 [5]; 19 ATC/5 [4]; 27 NZMG (two) [2, 2];
    27 Bty/5 (both) [4, 3]; A/20 [6]; B/20 [5]; C/20 [5]; D/20 [4]; H/20 [4]; 20/4 Bde [5]; A/21 [3]; B/21 [2];
    C/21 [2]; D/21 [2]; H/21 [2]; 21/5 Bde [2]; A/22 [4]; B/22 [4]; C/22 [3]; D/22 [5]; H/22 [4]; 22/5 Bde [5];
    A/23 [4]; B/23 [4]; C/23 [4]; D/23 [4]; MG/23 [5]; 23/5 Bde [5]; A/28 [5]; B/28 [5]; C/28 [5]; D/28 [6]; H/28 [5];
    28/5 Bde [5]; AR/1/1 [2]; AR/1/2 [3]; AR/1/3 [2]; AR/1/4 [2]; AR/2/5 [2]; AR/2/6 [2]; AR/2/7 [3]; AR/2/8 [2];
    AR/3/9 [3]; AR/3/10 [3]; AR/3/11 [2]; AR/3/12 [3]; AR/4/13 [2]; AR/4/14 [2]; AR/4/15 [2]; AR/4/16 [2]; AR/17 [3];
    AR/18 [2]; AR/19 [3]; 7R/I/1 [3]; 7R/I/2 [3]; 7R/I/5 [3]; 7R/I/4 [2]; 7R/II/5 [2]; 7R/II/6 [2]; 7R/II/7 [3];
    7R/II/8 [3]; 7R/III/9 [2]; 7R/III/10 [1]; 7R/III/11 [3]; 7R/III/12 [2]; 7R/MG/13 [2]; 7R/14 [2]; 7R/15 [3];
    II/3/9 [4]; II/3/10 [3]; II/3/11 [1]; II/3/12 [1]; FR/1 [2]; FR/2 [1]; RHQ [5]; 100/1/1 [3]; 100/1/2 [4];
    100/1/3 [3]; 100/1/4 [3]; 100/II/5 [2]; 100/II/6 [6]; 100/II/7 [3]; 100/II/8 [2]; 100/13 [4]; 100/14 [3];
    RHQ/100 [4]
  `,
}

/** Leaders that are set up or land at the start. */
export const LEADERS: Readonly<Record<string, string>> = {
  28: `
    Freyberg; Inglis; Hargest; Puttick; Vasey; Ringel; Utz; Student
  `,
  29: `
    Freyberg; Weston; Stewart; Vasey; Inglis; Hargest; Kippenberger; Gentry; Puttick; Forrester;
    King Phillip of Greece; Suessman; Meindl; Heidrich; Koch; Braun; Genz; Von Plessen; Altmann
  `,
  30: `
    Freyberg; Forrester; Hargest; Kippenberger; Puttick; Inglis; Gentry; Vasey; Meindl; Heidrich; Koch; Braun; Genz;
    Von Plessen; Altmann; Ramcke
  `,
  31: `
    Forrester; Inglis; Hargest; Kippenberger; Gentry; Puttick; Vasey; Student; Meindl; Heidrich; Ramcke; Koch; Braun;
    Genz; Von Plessen; Ringel; Utz
  `,
  32: `
    Inglis; Hargest; Gentry; Puttick; Meindl; Ramcke; Koch; Braun; Von Plessen; Utz
  `,
}

/** Reinforcements, leaders among them. */
export const REINFORCEMENTS: Readonly<Record<string, string>> = {
  28: `
    1/CRE; D/2 Leics; B/2 YL; C HAA/RM; A/2/4; B/2/4; D/2/4; D/2/1; 2/8 RAE; 2/1 MG; Campbell
  `,
  29: `
    1 LtTpRA; 23 LAA/RM; 23 1 MTC; 101 PC; 304 SIL RA; 106 RHA; 606 Pion; 1004 Pion; 1005 Pion; 1007 Pion; 1008 Pion;
    A/2/8; D/2/8; 2/8/19IB; III/3/9; III/3/10; III/3/11; III/3/12; FR/1; FR/2
  `,
  30: `
    100/1/1; 100/1/2; 100/1/3; 100/1/4; 100/II/5; 100/II/6; 100/II/7; 100/II/8; 100/13; 100/14; RHQ/100; Utz
  `,
  31: `
    Auf 95/1; Auf 95/2; Auf 95/3; Auf 95/4; GebNac; 141/I/1; 141/I/2; 141/I/3; 141/I/4; 141/II/5; 141/II/6; 141/II/7;
    141/II/8; 141/III/9; 141/III/10; 141/III/11; 141/III/12
  `,
  32: `
  `,
}

/** 33.2 Commonwealth units that begin the Battle Game Disrupted. */
export const DISRUPTED = `
  B/1W; C/1W; H/1W; 1R/SBHQ; D/RP; MNBDO LG; EFI; RAF Det; 2/1; 5/1; 3/2; 4/2; 4/8; 2/4(17); 2/3(16); Aus Eng;
  A/19; B/19; C/19; D/19; H/19; 19/4 Bde; 27 Bty/5 (both); 28 Bty/10; 1 ESC/NZ Dv; NZRMT/1C
`
