// The files of this box and its rulebook as text. Made by `npm run box`; change the files beside it, not this.

/** Tables and lists of the printed box by file name. */
export const files = {
  'areas.csv': `id,name,map,terrain,road,city,defence,airfield,port,beach,objective,zone,drop,letter,x,y,source,note
W01,Kastelli (Kissamos),west,flat,1,secondary,,0,1,1,0,1,,,42.9,70.42,D zone:R,
W02,Topolia hills,west,mountain,0,none,,0,0,0,0,,,,52.001,81.809,D,
W03,Drapanias - Nopigia,west,flat,1,none,,0,0,1,0,,,,57.473,70.822,D,
W04,Kolymbari,west,flat,1,none,,0,0,1,0,,D,,67.031,60.817,D drop:R,
W05,Rodopos peninsula,west,mountain,0,none,,0,0,0,0,,,,62.411,43.879,D,
W06,Rapaniana - Kamisiana,west,flat,1,none,,0,0,1,0,,,,71.643,61.68,D,
W07,Tavronitis (west bank),west,flat,1,none,,0,0,1,0,,A,,75.214,60.631,D drop:R,
W08,Voukolies valley,west,difficult,1,none,,0,0,0,0,,,,68.817,73.624,D,
W09,Maleme airfield - Hill 107,west,hill,1,none,hill-107,1,0,1,1,2,,,78.584,61.394,D objective:R airfield:R defence:R zone:R,Maleme airfield and Hill 107 in one area
W10,Vlakheronitissa,west,difficult,0,none,,0,0,0,0,,C,,77.597,65.055,D drop:R,
W11,Pirgos - Dhaskaliana,west,difficult,1,none,,0,0,1,0,4,B,,83.904,62.963,D zone:R drop:R,
W12,Kondomari - Vineyard Ridge,west,hill,1,none,,0,0,0,0,3,,,82.906,66.276,D zone:R,
W13,Xamoudhokhori - Episkopi hills,west,hill,0,none,,0,0,0,0,,,,79.871,78.372,D,
W14,Gerani - Modhion,west,difficult,1,none,,0,0,1,0,,,,88.332,63.968,D,
W15,Platanias,west,hill,1,none,,0,0,1,1,5,,,92.493,64.032,D objective:R zone:R,
W16,Agia Marina,west,flat,1,none,,0,0,1,0,6,,,96.257,63.42,D zone:R,
W17,Vryses - Sirili hills,west,hill,0,none,,0,0,0,0,,,,88.168,70.795,D,
W18,Alikianos,west,flat,1,secondary,,0,0,0,0,9,E,,91.488,80.98,D zone:R drop:R,secondary city of Alikianos
W19,Prison Valley (Agia),west,flat,1,none,,0,0,0,1,,F,,96.5,72.916,D objective:R drop:R,
W20,Stalos - Ruin Hill,west,hill,0,none,,0,0,0,0,,,,95.355,67.689,D,
W21,Galatas,west,hill,1,secondary,,0,0,0,1,8,,,101.649,68.057,D objective:R zone:R,
W22,Daratsos (Karatsos),west,difficult,1,none,,0,0,0,0,7,G,,105.721,68.175,D zone:R drop:R,
W23,Agii Apostoli - hospital coast,west,flat,1,none,,0,0,1,0,,,,106.015,64.598,D,
W24,Chania west (reserve),west,difficult,1,none,,0,0,0,0,10,,,109.402,66.116,D zone:R,
W25,Chania,west,flat,1,city,,0,1,0,1,11,,,113.665,64.969,D objective:R city:R zone:R,
W26,Perivolia - Mournies,west,difficult,1,none,,0,0,0,0,12,,,110.881,72.566,D zone:R,
W27,Theriso mountains,west,mountain,0,none,,0,0,0,0,,,,104.843,84.399,D,
W28,Suda,west,flat,1,secondary,,0,1,0,1,13,,,124.9,71.965,D objective:R zone:R,"printed ""Sweat"" among the objectives"
W29,Tsikalaria - 42nd Street,west,difficult,1,none,,0,0,0,0,,,,117.026,71.035,D,
W30,Akrotiri neck - Halepa,west,hill,1,none,,0,0,0,0,14,,,118.692,63.14,D zone:R,
W31,Akrotiri peninsula,west,hill,1,none,,0,0,0,0,16,,,134.402,56.466,D zone:R,
W32,Malaxa ridge,west,mountain,0,none,,0,0,0,0,,,,119.051,80.82,D,
W33,Kalami - Aptera,west,hill,1,none,,0,0,0,0,15,,,131.379,75.856,D zone:R,
W34,Stylos - Neo Chorio,west,difficult,1,none,,0,0,0,0,,,,130.807,83.633,D,
C01,Atsipopoulo,centre,hill,1,none,,0,0,0,0,,,,186.83,99.671,D,
C02,Rethymnion,centre,flat,1,city,,0,1,0,1,,,,195.144,97.969,D objective:R city:R,
C03,Perivolia - Missiria,centre,flat,1,none,,0,0,1,0,,H,,201.038,97.527,D drop:R,
C04,Platanes coast,centre,flat,1,none,,0,0,1,0,,,,205.136,96.453,D,
C05,Hill B ridge,centre,hill,1,none,,0,0,0,0,20,,,209.709,96.387,D zone:R,road so that 4/7 RTR can stand here
C06,Pigi ridge,centre,hill,1,none,,0,0,0,0,17,,,213.769,96.704,D zone:R,
C07,Rethymnion airfield,centre,flat,1,none,,1,0,1,1,,I,,215.023,93.616,D objective:R airfield:R drop:R,
C08,Hill A,centre,hill,1,none,,0,0,0,0,18,,,217.863,95.011,D zone:R,
C09,Stavromenos factory,centre,flat,1,none,,0,0,1,0,,J,,224.741,92.018,D drop:R,
C10,Adele,centre,difficult,1,none,,0,0,0,0,19,,,207.236,100.909,D zone:R,
C11,Chromonastiri hills,centre,mountain,0,none,,0,0,0,0,,,,201.252,104.297,D,
C12,Armeni,centre,hill,1,none,,0,0,0,0,,,,192.875,108.93,D,
C13,Prasies,centre,mountain,1,none,,0,0,0,0,,,,208.798,110.463,D,
C14,Arkadi,centre,mountain,0,none,,0,0,0,0,,,,222.427,108.788,D,
C15,Loutra - Erfi,centre,hill,0,none,,0,0,0,0,,,,217.669,101.614,D,
C16,Panormo road,centre,hill,1,none,,0,0,1,0,,,,233.244,88.621,D,
E01,Gazi - Linoperamata,east,flat,1,none,,0,0,1,0,,K,,296.431,102.91,D drop:R,II/FJRgt.2 fought with Regiment 1
E02,Tylissos,east,mountain,1,none,,0,0,0,0,,,,292.123,110.913,D,
E03,Ammoudara,east,flat,1,none,,0,0,1,0,,,,305.58,104.27,D,
E04,Giofyros - Therisos,east,difficult,1,none,,0,0,0,0,,L,,309.485,106.7,D drop:R,
E05,Heraklion,east,flat,1,city,,0,1,0,1,21,,,314.347,103.312,D objective:R city:R zone:R,
E06,Fortetsa,east,hill,1,none,,0,0,0,0,,,,313.828,110.268,D,
E07,Nea Alikarnassos,east,flat,1,none,,0,0,1,0,22,M,,319.082,103.46,D zone:R drop:R,
E08,Heraklion airfield,east,flat,1,none,,1,0,1,1,23,,,322.831,102.378,D objective:R airfield:R zone:R,
E09,East Hill - Prassas,east,hill,1,none,,0,0,0,0,,N,,325.858,105.022,D drop:R,
E10,The Charlies,east,hill,0,none,,0,0,0,0,24,,,321.075,107.328,D zone:R,
E11,Ames Ridge,east,hill,0,none,,0,0,0,0,,,,325.887,109.826,D,
E12,Knossos,east,difficult,1,none,,0,0,0,0,,,,318.096,116.021,D,
E13,Karteros - Vathianos,east,difficult,1,none,,0,0,1,0,,,,331.682,107.039,D,
E14,Gournes,east,flat,1,none,,0,0,1,0,,O,,342.286,107.27,D drop:R,
E15,Episkopi - Skalani,east,hill,1,none,,0,0,0,0,,,,330.57,116.014,D,
E16,Archanes - Juktas,east,hill,1,none,,0,0,0,0,,,,319.523,124.011,D,
E17,Agios Myron - Voutes,east,hill,1,none,,0,0,0,0,,,,302.442,119.906,D,
SA,Askifou - Sfakia,strategic,mountain,1,none,,0,0,1,0,,,A,138.605,124.428,D letter:R,
SB,Vrysses - Apokoronas,strategic,hill,1,none,,0,0,0,0,,,B,146.309,85.506,D letter:R,
SC,Georgioupolis,strategic,flat,1,secondary,,0,1,1,0,,,C,168.597,107.372,D letter:R,
SD,Spili - Plakias,strategic,mountain,1,none,,0,0,1,0,,,D,226.121,140.39,D letter:R,
SE,Perama - Mylopotamos,strategic,hill,1,none,,0,0,0,0,,,E,269.525,102.793,D letter:R,
SF,Messara (Tymbaki - Agia Deka),strategic,flat,1,none,,0,0,1,0,,,F,274.467,174.682,D letter:R,
SG,Agia Varvara,strategic,hill,1,none,,0,0,0,0,,,G,313.472,143.698,D letter:R,
SH,Malia - Neapolis - Sitia,strategic,mountain,1,none,,0,1,1,0,,,H,482.731,151.568,D letter:R,
`,
  'arrivals.csv': `id,kind,turn,date,order,units,interception,case,source,note
T1,drop,1,20 May,,G-Meindl G-IV/Sturm G-III/Sturm G-II/Sturm G-I/Sturm G-Heydrich G-I/FJ3 G-II/FJ3 G-III/FJ3 G-IV/FJ3 G-Suessman,,13.1,R,
T2,drop,2,20 May,,G-Brauer G-I/FJ1 G-II/FJ1 G-III/FJ1 G-Sturm G-I/FJ2 G-II/FJ2 G-III/FJ2,,13.1,R,
T4,drop,4,21 May,,G-Ramcke G-RamckeFJ,,13.1,R,
A1,air,4,21 May,1,G-I/100,,13.1,R,first turn of the printed date
A2,air,7,22 May,2,G-Pion5 G-II/100 G-I/85 G-Ringel,,13.1,R,
A3,air,10,23 May,3,G-95 G-55 G-Art1,,13.1,R,
A4,air,13,24 May,4,G-II/85,,13.1,R,
A5,air,16,25 May,5,G-I/141,,13.1,R,
A6,air,19,26 May,6,G-II/141,,13.1,R,
A7,air,22,27 May,7,G-III/141,,13.1,R,
B1,sea,7,22 May,,G-III/100 G-Pion5 G-Flak5 G-Art2 G-Art3 G-III/85 G-Pz31,1,13.1,R,G-Pion5 stands in A2 and in B1
B2,sea,22,27 May,,I-312 I-CA,0,13.1,R,
`,
  'attack.csv': `id,value,seat,applies,case,source
supporter,1,,each further unit of the attack,7.1,R
regiment,1,german,three battalions of one regiment in the attack,7.1,R
brigade,1,commonwealth,three battalions of one brigade in the attack,7.1,R
day,1,german,morning and afternoon,7.1,R
leader,1,,a leader of the main attacker in its area,7.1,R
scatter-attack,2,german,attack factor of a scattered counter,7.3,R
scatter-defence,3,german,defence factor of a scattered counter,7.3,R
scatter-movement,0,german,movement of a scattered counter,7.3,R
`,
  'bombing-results.csv': `id,target_area,target,second,own,plane,case,source
less,enemy,none,none,none,reduced-if-dca,8.3,R
less,contested,none,none,one-reduced-at-random,reduced-if-dca,8.3,R
equal,any,reduced,none,none,none,8.3,R
greater,any,reduced,retreats-or-reduced,none,none,8.3,R
`,
  'bombing.csv': `id,value,case,source
pre-invasion-factor,8,8.4,R
sorties-a-day,1,8,R
dca-range,1,8,R
bombardment-range,1,8,R
`,
  'borders.csv': `a,b,road,ground,river,scope,length_m,source
C01,C02,1,plain,,sector,2966,D
C01,C12,1,plain,,sector,5673,D
C01,SC,1,plain,,link,4741,D
C02,C03,1,plain,,sector,1451,D
C02,C11,0,plain,,sector,1504,D
C02,C12,1,plain,,sector,1977,D
C03,C04,1,plain,,sector,2289,D
C03,C10,0,plain,,sector,1578,D
C03,C11,0,plain,,sector,3122,D
C04,C05,1,plain,,sector,2158,D
C04,C07,1,plain,,sector,397,D
C04,C10,1,escarpment,,sector,1150,D
C05,C06,1,plain,,sector,1545,D
C05,C07,0,plain,,sector,1457,D
C05,C10,0,plain,,sector,3753,D
C06,C07,1,plain,,sector,2018,D
C06,C08,0,plain,,sector,772,D
C06,C10,0,plain,,sector,791,D
C06,C15,0,plain,,sector,2014,D
C07,C08,1,plain,,sector,2060,D
C08,C09,1,plain,,sector,3096,D
C08,C15,0,plain,,sector,2684,D
C09,C14,0,plain,,sector,3059,D
C09,C15,0,plain,,sector,2041,D
C09,C16,1,plain,,sector,6129,D
C10,C11,0,plain,,sector,1291,D
C10,C13,1,plain,,sector,4644,D
C10,C15,0,plain,,sector,3355,D
C11,C12,0,escarpment,,sector,4539,D
C11,C13,0,escarpment,,sector,4737,D
C12,C13,0,plain,,sector,2878,D
C12,SD,1,plain,,link,12182,D
C13,C14,0,escarpment,,sector,3475,D
C13,C15,0,plain,,sector,2228,D
C13,SD,1,plain,,link,8591,D
C14,C15,0,plain,,sector,7054,D
C14,C16,0,plain,,sector,1295,D
C16,SE,1,plain,,link,9522,D
E01,E02,1,escarpment,,sector,1877,D
E01,E03,1,river,Gazanos,sector,4004,D
E01,E17,0,plain,,sector,3209,D
E01,SE,1,escarpment,,link,5714,D
E02,E17,1,river,Gazanos,sector,8019,D
E02,SE,1,plain,,link,8352,D
E03,E04,0,plain,,sector,3796,D
E03,E05,1,plain,,sector,1116,D
E03,E17,0,plain,,sector,3467,D
E04,E05,1,plain,,sector,1256,D
E04,E06,0,plain,,sector,3208,D
E04,E17,1,plain,,sector,1182,D
E05,E06,1,plain,,sector,2118,D
E05,E07,1,plain,,sector,1690,D
E06,E07,0,plain,,sector,1783,D
E06,E10,0,river,Kairatos (Katsambas),sector,1895,D
E06,E12,1,plain,,sector,5196,D
E06,E17,0,plain,,sector,3839,D
E07,E08,1,plain,,sector,1550,D
E07,E10,0,plain,,sector,1413,D
E08,E09,1,plain,,sector,1618,D
E08,E10,0,plain,,sector,1517,D
E09,E10,0,plain,,sector,608,D
E09,E11,0,plain,,sector,2429,D
E09,E13,1,river,Karteros,sector,2280,D
E10,E11,0,plain,,sector,1617,D
E10,E12,0,plain,,sector,2669,D
E11,E12,0,plain,,sector,2065,D
E11,E13,0,river,Karteros,sector,1942,D
E11,E15,0,plain,,sector,2316,D
E12,E15,1,plain,,sector,4085,D
E12,E16,1,plain,,sector,5728,D
E12,E17,0,plain,,sector,1016,D
E13,E14,1,plain,,sector,2751,D
E13,E15,0,plain,,sector,3308,D
E14,E15,1,plain,,sector,6806,D
E14,SH,1,plain,,link,4049,D
E15,E16,0,plain,,sector,3478,D
E15,SH,0,plain,,link,15136,D
E16,E17,0,escarpment,,sector,3986,D
E16,SG,1,plain,,link,11724,D
E17,SG,1,plain,,link,10065,D
SA,SB,1,escarpment,,strategic,10904,D
SA,SD,0,escarpment,,strategic,3850,D
SA,W34,0,plain,,link,3094,D
SB,SC,1,plain,,strategic,6805,D
SB,W33,1,plain,,link,2033,D
SB,W34,1,plain,,link,5930,D
SC,SD,0,plain,,strategic,11135,D
SD,SF,1,plain,,strategic,10550,D
SF,SG,1,plain,,strategic,36354,D
SG,SH,0,plain,,strategic,18675,D
W01,W02,0,escarpment,,sector,5344,D
W01,W03,1,plain,,sector,3794,D
W02,W03,0,plain,,sector,6142,D
W02,W08,0,plain,,sector,4816,D
W03,W04,1,plain,,sector,3335,D
W03,W05,0,plain,,sector,2618,D
W03,W08,0,plain,,sector,5348,D
W04,W05,0,plain,,sector,5547,D
W04,W06,1,plain,,sector,4263,D
W04,W08,0,plain,,sector,2371,D
W06,W07,1,plain,,sector,4008,D
W06,W08,0,plain,,sector,2438,D
W07,W08,1,plain,,sector,443,D
W07,W09,1,river,Tavronitis,sector,2352,D
W07,W10,0,river,Tavronitis,sector,2010,D
W08,W10,0,plain,,sector,1205,D
W08,W13,0,escarpment,,sector,10462,D
W09,W10,0,plain,,sector,2160,D
W09,W11,1,plain,,sector,1469,D
W09,W12,0,plain,,sector,314,D
W10,W12,0,plain,,sector,801,D
W10,W13,0,plain,,sector,2990,D
W11,W12,1,plain,,sector,2866,D
W11,W14,1,plain,,sector,1729,D
W12,W13,0,plain,,sector,1938,D
W12,W14,0,plain,,sector,484,D
W12,W17,0,plain,,sector,2217,D
W13,W17,0,plain,,sector,4246,D
W13,W18,0,escarpment,,sector,7274,D
W14,W15,1,river,Keritis (Platanias river),sector,2365,D
W14,W17,0,plain,,sector,2488,D
W15,W16,1,plain,,sector,1119,D
W15,W17,0,river,Keritis (Platanias river),sector,1269,D
W15,W20,0,plain,,sector,2166,D
W16,W20,0,plain,,sector,3187,D
W16,W21,0,plain,,sector,961,D
W16,W23,1,plain,,sector,563,D
W17,W18,0,plain,,sector,3565,D
W17,W19,0,plain,,sector,2151,D
W17,W20,0,plain,,sector,1380,D
W18,W19,1,plain,,sector,2939,D
W18,W27,0,plain,,sector,9369,D
W19,W20,0,plain,,sector,3558,D
W19,W21,1,plain,,sector,1792,D
W19,W22,0,plain,,sector,1485,D
W19,W26,1,plain,,sector,524,D
W19,W27,0,plain,,sector,5076,D
W20,W21,0,plain,,sector,2330,D
W21,W22,1,plain,,sector,2243,D
W21,W23,0,plain,,sector,1393,D
W22,W23,0,plain,,sector,1967,D
W22,W24,1,river,Kladissos,sector,1327,D
W22,W26,0,plain,,sector,2135,D
W23,W24,1,plain,,sector,1154,D
W24,W25,1,plain,,sector,2018,D
W24,W26,0,plain,,sector,2851,D
W25,W26,1,plain,,sector,1504,D
W25,W29,1,plain,,sector,1919,D
W25,W30,1,plain,,sector,2042,D
W26,W27,0,plain,,sector,4430,D
W26,W29,1,plain,,sector,3747,D
W26,W32,0,escarpment,,sector,1728,D
W27,W32,0,plain,,sector,5402,D
W28,W29,1,plain,,sector,4739,D
W28,W30,0,plain,,sector,2299,D
W28,W31,0,plain,,sector,2107,D
W28,W32,0,escarpment,,sector,2992,D
W28,W33,1,escarpment,,sector,1881,D
W29,W30,0,plain,,sector,973,D
W29,W32,0,escarpment,,sector,4476,D
W30,W31,1,plain,,sector,4732,D
W32,W33,0,escarpment,,sector,1698,D
W32,W34,0,plain,,sector,5441,D
W33,W34,1,plain,,sector,5774,D
`,
  'combat-results.csv': `id,from,to,assault_attacker,assault_supporters,assault_defender,assault_others,shot_attacker,shot_defender,printed,case,source
repulsed,-99,-10,reduced-retreats,retreat-or-one-reduced,none,none,reduced,none,10 < 20+,7.4,R from:D to:D
lost,-9,-1,reduced-retreats,none,none,none,reduced,none,10 < 11-19,7.4,R from:D to:D
drawn,0,0,reduced-retreats,none,reduced-retreats,none,reduced,reduced,10 = 10,7.4,R
won,1,9,none,none,reduced-retreats,none,none,reduced,10 > 1-9,7.4,R from:D to:D
overrun,10,99,none,none,reduced-retreats,retreat-or-one-reduced,none,eliminated,10 > 0 or less,7.4,R from:D to:D
`,
  'concentration.csv': `areas_held,bonus,case,source
0,2,4.1,D
1,2,4.1,R
2,1,4.1,R
3,0,4.1,R
`,
  'convoy-losses.csv': `roll,lost,rest,case,source
1,1,passes,5.4,R
2,2,passes,5.4,R
3,3,passes,5.4,R
4,4,turns-back,5.4,R
5,5,turns-back,5.4,R
6,6,turns-back,5.4,R
`,
  'defence.csv': `id,combat,bombing,seat,stacks,case,source
flat,0,1,,highest,7.2,R
difficult,1,1,,highest,7.2,R
hill,2,2,,highest,7.2,R
mountain,2,2,,highest,7.2,R
hill-107,3,3,commonwealth,highest,7.2,R
secondary,4,4,,highest,7.2,R
city,6,6,,highest,7.2,R
fort,2,2,commonwealth,added,7.2,R
leader,1,0,,added,7.2,R bombing:D
dca,0,1,commonwealth,each-point,8.2,R
`,
  'formations.csv': `id,seat,name,leader,colour,source
sturm,german,Luftlande-Sturmregiment,G-Meindl,blue,R
fjr1,german,Fallschirmjäger Regiment 1,G-Brauer,pink,R
fjr2,german,Fallschirmjäger Regiment 2,G-Sturm,orange,R
fjr3,german,Fallschirmjäger Regiment 3,G-Heydrich,brown,R
7fl,german,7th Flieger Division,,black,R colour:D
reserve,german,Parachute reserve,,black,R
5geb,german,5th Mountain Division,G-Ringel,green,R
luftwaffe,german,Luftwaffe,,grey,R colour:D
5bde,commonwealth,5th New Zealand Brigade,C-Hargest,light blue,R
10bde,commonwealth,10th New Zealand Brigade,C-Puttick,green,R
mnbdo,commonwealth,Suda Bay Mobile Naval Base Brigade,C-Weston,yellow,R
19bde,commonwealth,19th Australian Brigade,C-Campbell,salmon,R
19res,commonwealth,"19th Brigade, mobile reserve",C-Vasey,dark blue,R
10res,commonwealth,"10th Brigade, tank reserve",,green,R
14bde,commonwealth,14th Brigade,C-Chappel,brick red,R
creforce,commonwealth,Creforce,,black,R colour:D
`,
  'interception.csv': `roll,result,case,source
1,passes,5.4,R
2,delayed,5.4,R
3,delayed,5.4,R
4,attacked,5.4,R
5,attacked,5.4,R
6,destroyed,5.4,R
`,
  'landing.csv': `id,kind,value,applies,case,source
flat,terrain,0,flat,5.2,R
difficult,terrain,1,difficult,5.2,R
hill,terrain,3,hill,5.2,R
mountain,terrain,4,mountain,5.2,R
enemy-1-2,enemies,1,1 2,5.2,R
enemy-3-4,enemies,2,3 4,5.2,R
enemy-5-6,enemies,3,5 6,5.2,R
parachute,unit,-1,parachute without glider,5.2,R
solo-adjacent,solo,1,an adjacent area holds enemies,5.2,R
reduced,threshold,6,this total or more,5.2,R
`,
  'leaders.csv': `id,level,commands,sums,radius,excludes,case,source
G-Meindl,regiment,sturm,,,,2.5,R
G-Heydrich,regiment,fjr3,,,,2.5,R
G-Brauer,regiment,fjr1,,,,2.5,R
G-Sturm,regiment,fjr2,,,,2.5,R
G-Suessman,division,sturm fjr1 fjr2 fjr3 7fl reserve,G-Meindl G-Heydrich G-Brauer G-Sturm,2,G-Ramcke,2.5,R
G-Ramcke,division,sturm fjr1 fjr2 fjr3 7fl reserve,G-Meindl G-Heydrich G-Brauer G-Sturm,2,G-Suessman,2.5,R
G-Ringel,division,5geb,G-Art1 G-Art2 G-Art3,0,,2.5,R
C-Hargest,brigade,5bde,,,,2.5,R
C-Puttick,brigade,10bde,,,,2.5,R
C-Weston,brigade,mnbdo,,,,2.5,R
C-Campbell,brigade,19bde,,,,2.5,R
C-Vasey,brigade,19res,,,,2.5,R
C-Chappel,brigade,14bde,,,,2.5,R
C-Freyberg,division,5bde 10bde 10res mnbdo 19bde 19res 14bde creforce,C-Hargest C-Puttick C-Weston C-Campbell C-Vasey C-Chappel,2,,2.5,R
`,
  'maps.csv': `id,title,stack,x0,y0,x1,y1,source
west,Maleme - Chania,6,35.933,21.079,147.362,93.855,D stack:R
centre,Rethymno,6,178.758,80.542,242.276,119.371,D stack:R
east,Heraklion,6,282.201,86.977,354.249,129.8,D stack:R
strategic,Crete,,12.704,15.532,537.181,206.348,D stack:R
`,
  'movement.csv': `id,cost,applies,case,source
road,1,each area of a move that follows a road all the way,6.1,R
flat,1,terrain,6.1,R
difficult,1,terrain,6.1,R
hill,2,terrain,6.1,R
mountain,4,terrain,6.1,R
strategic,6,an area of the strategic map,6.1,R
enemy,1,added for an area under enemy control or contested,6.1,R
`,
  'objectives.csv': `order,area,name,owner,case,source
1,W09,Maleme Airport/Hill 107,commonwealth,10,R area:D owner:D
2,W15,Platanias,commonwealth,10,R area:D owner:D
3,W21,Galatas,commonwealth,10,R area:D owner:D
4,W25,Chania,commonwealth,10,R area:D owner:D
5,W19,Prison Valley,,10,R area:D owner:D
6,W28,Suda,commonwealth,10,R area:D owner:D
7,C02,Rethymnion,,10,R area:D owner:D
8,C07,Rethymnion Airport,,10,R area:D owner:D
9,E05,Heraklion,commonwealth,10,R area:D owner:D
10,E08,Heraklion Airport,commonwealth,10,R area:D owner:D
`,
  'pieces.csv': `id,copies,seat,case,source,note
turn-initiative,1,,3.1,R,"one piece: place tells the turn, side tells who holds the initiative"
fort,6,commonwealth,3.2,R,
glider,4,german,3.2,R,
scatter,17,german,3.2,D,one for each parachute counter without a glider
artillery-fire,16,,3.2,D,"one for each leader, Ringel excepted, and each battery"
control,10,,3.2,D,"one for each objective, German and Commonwealth side"
`,
  'regrouping.csv': `id,value,case,source
eliminated,4,9,R
returns,1,9,R
out-for-good,3,9,R
`,
  'scenarios.json': `{
  "scenarios": [
    {
      "id": "standard",
      "title": "Operation Merkur",
      "case": "13",
      "seats": [
        "german",
        "commonwealth"
      ],
      "turns": 24,
      "first": "german",
      "initiative": "german",
      "forts": 6,
      "gliders": "printed",
      "defaults": {
        "drops": "historical",
        "bombing": "yes"
      },
      "setUp": "units.csv",
      "source": "R"
    },
    {
      "id": "solo",
      "title": "Operation Merkur, solitaire",
      "case": "12",
      "seats": [
        "german"
      ],
      "automaton": "commonwealth",
      "turns": 24,
      "first": "german",
      "initiative": "german",
      "forts": 6,
      "gliders": "chosen",
      "defaults": {
        "drops": "free",
        "deployment": "random",
        "bombing": "yes"
      },
      "setUp": "solo-deployment.csv",
      "source": "R"
    }
  ],
  "options": [
    {
      "id": "drops",
      "label": "Parachute landings",
      "case": "13.1",
      "scenarios": [
        "standard",
        "solo"
      ],
      "values": [
        "historical",
        "free"
      ],
      "source": "R values:D"
    },
    {
      "id": "deployment",
      "label": "Commonwealth set-up",
      "case": "12",
      "scenarios": [
        "solo"
      ],
      "values": [
        "random",
        "historical"
      ],
      "source": "R values:D"
    },
    {
      "id": "bombing",
      "label": "Bombing before the invasion",
      "case": "8.4",
      "scenarios": [
        "standard",
        "solo"
      ],
      "values": [
        "yes",
        "no"
      ],
      "source": "R values:D"
    }
  ],
  "freeDrops": [
    {
      "group": "T1",
      "maps": [
        "west"
      ],
      "case": "12",
      "source": "D"
    },
    {
      "group": "T2",
      "maps": [
        "centre",
        "east"
      ],
      "case": "12",
      "source": "D"
    }
  ]
}`,
  'shapes.json': `{"about":{"unit":"500 m","origin":"23.4 E 35.8 N","axes":"x east, y south","source":"D"},"areas":[{"id":"W01","ring":[40.935,76.768,41.112,76.628,41.633,76.109,41.884,75.799,42.296,75.492,42.978,75.213,43.345,75.02,44.005,74.8,44.341,74.738,44.762,74.598,45.845,74.001,46.085,73.922,46.296,73.89,46.688,73.897,46.951,73.953,47.158,73.953,47.35,73.906,47.717,73.873,48.007,73.764,48.468,73.669,48.858,73.72,48.998,73.711,49.731,73.407,50.359,72.994,50.533,72.93,50.615,72.69,50.76,72.435,51.433,71.909,51.749,71.503,51.972,71.166,52.038,70.993,52.166,70.403,52.344,69.939,52.488,69.442,52.878,68.714,52.998,68.272,53.012,68.126,53.007,67.895,52.936,67.487,52.929,66.098,52.45,66.12,52.097,66.264,51.642,66.313,51.397,66.429,51.234,66.466,49.319,66.484,49.158,66.524,48.913,66.639,48.744,66.662,46.466,66.659,46.305,66.624,46.011,66.489,45.301,66.473,45.083,66.426,44.994,66.364,44.885,66.231,44.675,65.679,44.546,65.488,44.414,65.399,44.033,65.328,43.762,65.146,43.653,65.037,43.519,64.742,43.481,64.574,43.455,63.564,43.396,63.418,43.221,63.214,43.181,63.058,43.225,62.843,43.415,62.552,43.454,62.45,43.454,62.231,43.381,62.12,43.296,62.104,43.194,62.126,43.045,62.202,42.967,62.277,42.65,62.938,42.512,63.129,42.388,63.249,42.241,63.318,41.962,63.36,41.739,63.429,41.662,63.396,41.414,63.189,40.642,62.905,40.252,62.65,39.808,62.559,39.256,62.322,39.082,62.215,38.94,62.777,38.94,63.242,38.989,63.433,39.3,64.083,39.314,64.274,39.013,65.168,38.508,66.023,37.909,67.265,37.82,67.656,37.806,68.201,37.741,68.537,37.741,68.843,37.813,69.329,37.742,69.963,37.768,70.096,37.868,70.316,38.261,70.962,38.98,72.963,39.045,73.298,39.183,73.72,39.474,74.308,39.477,74.592,39.338,75.328,39.365,75.537,39.494,75.969,39.639,76.222,39.815,76.367,40.087,76.495],"label":[42.9,70.42],"lines":["Kastelli","(Kissamos)"],"slots":{"counter":0.8,"german":[41.401,69.508,42.321,69.508,41.401,70.429,42.321,70.429,41.401,71.348,42.321,71.348],"commonwealth":[43.521,69.508,44.441,69.508,43.521,70.429,44.441,70.429,43.521,71.348,44.441,71.348]}},{"id":"W02","ring":[40.935,76.768,40.936,77.647,41.009,78.128,40.94,78.537,40.927,79.003,40.873,79.264,40.873,79.393,40.942,79.562,41.022,79.642,41.726,80.057,41.837,80.187,41.891,80.451,41.911,81.712,42.087,82.255,42.216,82.526,42.285,82.619,42.512,82.79,42.876,83.147,43.205,83.378,43.432,83.471,43.797,83.507,44.098,83.607,44.272,83.751,44.477,84.026,44.838,84.303,45.571,84.692,45.753,84.831,45.855,84.969,45.927,85.375,46.165,86.018,46.296,86.287,46.397,86.424,46.671,86.631,46.869,86.835,47.012,87.09,47.256,87.647,47.528,88.095,47.666,88.197,47.911,88.273,48.366,88.297,49.06,88.404,49.99,88.832,50.128,88.841,50.39,88.785,50.608,88.776,50.941,88.843,51.406,88.856,51.738,88.921,51.878,88.912,52.711,88.705,53.087,88.683,53.636,88.592,53.943,88.497,54.328,88.324,54.459,88.299,54.598,88.306,55.429,88.512,55.636,88.51,55.861,88.417,56.148,88.224,56.272,88.106,56.362,87.958,56.589,87.305,56.649,87.203,56.734,87.13,56.936,87.092,57.716,87.072,58.232,86.866,58.596,86.833,59.11,86.706,59.859,86.575,60.502,86.338,61.044,86.081,61.812,85.808,62.694,85.089,62.687,83.655,62.547,83.09,62.607,82.761,62.631,82.227,62.917,81.232,63.046,80.4,63.131,80.165,63.455,79.69,63.484,79.564,63.476,79.426,63.3,79.043,62.834,78.628,62.565,78.257,62.228,77.554,61.576,76.686,61.511,76.511,61.495,76.289,61.246,76.216,60.622,76.202,60.088,76.096,59.656,75.887,59.308,75.677,59.094,75.603,58.727,75.683,57.957,75.952,57.408,76.043,56.791,76.032,55.504,75.719,55.228,75.595,54.821,75.362,54.007,75.135,53.544,74.964,53.424,74.953,53.094,75.004,52.961,74.982,52.912,74.951,52.863,74.84,52.814,74.407,52.511,74.072,51.867,73.755,51.096,73.327,50.533,72.93,50.359,72.994,49.731,73.407,48.998,73.711,48.858,73.72,48.468,73.669,48.007,73.764,47.717,73.873,47.35,73.906,47.158,73.953,46.951,73.953,46.688,73.897,46.296,73.89,46.085,73.922,45.845,74.001,44.762,74.598,44.341,74.738,44.005,74.8,43.345,75.02,42.978,75.213,42.296,75.492,41.884,75.799,41.633,76.109,41.112,76.628],"label":[52.001,81.809],"lines":["Topolia hills"],"slots":{"counter":0.8,"german":[50.453,80.86,51.373,80.86,50.453,81.781,51.373,81.781,50.453,82.701,51.373,82.701],"commonwealth":[52.573,80.86,53.493,80.86,52.573,81.781,53.493,81.781,52.573,82.701,53.493,82.701]}},{"id":"W03","ring":[50.533,72.93,51.096,73.327,51.867,73.755,52.511,74.072,52.814,74.407,52.863,74.84,52.912,74.951,52.961,74.982,53.094,75.004,53.424,74.953,53.544,74.964,54.007,75.135,54.821,75.362,55.228,75.595,55.504,75.719,56.791,76.032,57.408,76.043,57.957,75.952,58.727,75.683,59.094,75.603,59.308,75.677,59.656,75.887,60.088,76.096,60.622,76.202,61.246,76.216,61.495,76.289,61.781,75.936,62.052,75.486,62.115,75.313,62.124,75.173,62.063,74.774,62.199,74.354,62.288,73.961,62.3,72.777,62.447,71.962,62.46,71.337,62.591,70.6,62.553,70.223,62.625,69.981,62.754,69.79,63.748,68.783,64.055,68.13,64.358,67.713,65.075,66.99,65.253,66.85,65.237,66.626,65.159,66.304,64.885,65.537,64.71,64.833,64.687,63.336,64.551,62.752,64.516,62.306,64.391,61.951,64.356,61.427,64.184,60.959,64.101,60.642,63.974,60.369,63.366,60.178,62.295,59.728,62.086,59.617,61.377,59.127,61.041,58.982,60.422,58.641,59.716,58.386,59.202,58.348,58.867,58.57,58.798,58.65,58.763,58.747,58.756,59.757,58.872,60.136,58.89,60.305,58.852,60.469,58.673,60.766,58.616,60.926,58.607,61.399,58.674,61.767,58.647,61.86,58.502,62.098,58.477,62.202,58.596,62.681,58.598,63.34,58.567,63.566,58.487,63.715,57.742,64.489,57.555,64.634,56.95,64.966,56.62,65.024,56.322,65.155,55.99,65.215,54.836,65.712,54.38,65.761,54.023,65.901,53.499,65.932,53.203,66.063,52.929,66.098,52.936,67.487,53.007,67.895,53.012,68.126,52.998,68.272,52.878,68.714,52.488,69.442,52.344,69.939,52.166,70.403,52.038,70.993,51.972,71.166,51.749,71.503,51.433,71.909,50.76,72.435,50.615,72.69],"label":[57.473,70.822],"lines":["Drapanias","Nopigia"],"slots":{"counter":0.8,"german":[55.954,69.91,56.872,69.91,55.954,70.829,56.872,70.829,55.954,71.749,56.872,71.749],"commonwealth":[58.074,69.91,58.994,69.91,58.074,70.829,58.994,70.829,58.074,71.749,58.994,71.749]}},{"id":"W04","ring":[65.253,66.85,66.846,66.841,67.511,66.706,67.877,66.673,68.062,66.617,68.177,66.573,68.313,66.469,68.752,66.027,68.919,65.794,69.115,65.592,69.309,65.466,69.494,65.41,69.719,64.676,69.81,64.21,69.757,63.946,69.576,63.646,69.431,63.151,69.422,62.856,69.558,62.193,69.59,61.827,69.67,61.425,69.884,60.919,70.008,60.402,70.117,60.112,70.151,59.506,70.276,59.151,70.302,58.776,70.391,58.226,70.485,57.922,70.647,57.602,70.91,57.283,70.616,57.185,70.226,56.928,69.848,56.81,69.445,56.477,69.38,56.386,69.224,56.029,69.197,55.918,69.169,55.388,69.046,54.951,69.028,53.937,68.919,53.564,68.922,53.458,69.024,53.076,69.024,51.942,68.975,51.789,68.774,51.543,68.737,51.383,68.737,50.677,68.558,50.793,68.353,51.068,67.85,51.607,67.741,51.975,67.717,52.592,67.574,53.009,67.307,53.462,66.821,54.418,66.358,54.995,66.182,55.297,65.926,55.601,65.845,55.761,65.75,56.067,65.661,56.617,65.638,56.992,65.511,57.587,65.478,57.873,65.333,58.368,64.821,59.218,64.52,59.555,64.086,60.161,63.974,60.369,64.101,60.642,64.184,60.959,64.356,61.427,64.391,61.951,64.516,62.306,64.551,62.752,64.687,63.336,64.71,64.833,64.885,65.537,65.159,66.304,65.237,66.626],"label":[67.031,60.817],"lines":["Kolymbari"],"slots":{"counter":0.8,"german":[65.474,59.91,66.393,59.91,65.474,60.831,66.393,60.831,65.474,61.749,66.393,61.749],"commonwealth":[67.594,59.91,68.514,59.91,67.594,60.831,68.514,60.831,67.594,61.749,68.514,61.749]}},{"id":"W05","ring":[63.974,60.369,64.086,60.161,64.52,59.555,64.821,59.218,65.333,58.368,65.478,57.873,65.511,57.587,65.638,56.992,65.661,56.617,65.75,56.067,65.845,55.761,65.926,55.601,66.182,55.297,66.358,54.995,66.821,54.418,67.307,53.462,67.574,53.009,67.717,52.592,67.741,51.975,67.85,51.607,68.353,51.068,68.558,50.793,68.737,50.677,68.736,48.505,68.766,48.277,68.861,48.008,68.879,47.718,68.834,47.496,68.65,47.203,68.609,47.045,68.639,46.881,68.835,46.451,68.873,46.102,68.823,45.896,68.554,45.619,68.498,45.474,68.53,45.321,68.697,44.948,68.719,44.718,68.681,44.554,68.507,44.212,68.561,43.903,68.561,43.733,68.516,43.564,68.338,43.187,68.289,43.02,68.269,42.366,68.242,42.195,68.166,42.042,67.952,41.762,67.894,41.622,67.968,41.263,67.968,40.848,67.832,40.356,67.814,38.982,67.687,38.547,67.649,38.141,67.409,37.693,67.404,37.586,67.447,37.385,67.416,37.247,67.307,37.136,67.068,37.047,67.017,37.001,67.028,36.936,67.133,36.832,67.565,36.626,67.627,36.49,67.634,36.333,67.561,36.211,67.353,36.024,67.115,35.758,66.806,35.519,66.699,35.39,66.641,35.232,66.614,34.76,66.576,34.598,66.48,34.46,66.1,34.09,66.048,33.992,66.015,33.828,66.022,33.053,66.148,32.614,66.164,31.96,66.231,31.676,66.373,31.432,66.761,31.139,66.87,31.028,66.95,30.713,67.162,30.14,67.266,30.098,67.465,30.149,67.569,30.069,67.736,29.716,67.923,29.421,67.964,29.259,67.959,29.153,67.886,29.022,67.676,28.836,67.358,28.485,66.812,28.139,66.572,27.899,66.306,27.708,66.175,27.518,65.995,27.018,65.814,26.799,65.24,26.415,64.445,25.964,63.992,25.554,63.781,25.226,63.658,25.117,63.355,24.999,63.059,24.742,62.957,24.702,62.678,24.658,62.536,24.578,61.848,23.754,61.594,23.175,61.52,23.113,61.431,23.093,61.344,23.127,61.24,23.244,61.121,23.679,60.91,24.025,60.761,24.393,60.723,24.562,60.712,24.975,60.678,25.112,60.625,25.15,60.427,25.106,60.322,25.175,60.179,25.416,59.896,25.798,59.736,26.157,59.422,26.581,59.371,26.743,59.353,27.214,59.306,27.362,59.184,27.442,58.545,27.473,58.446,27.5,58.371,27.56,58.117,28.046,57.874,28.327,57.747,28.589,57.72,28.756,57.769,29.064,57.665,29.53,57.585,29.585,57.418,29.539,57.326,29.548,57.07,29.714,57.001,29.845,56.945,30.187,56.883,30.344,56.473,30.764,56.346,30.95,56.212,31.261,56.186,31.427,56.212,31.596,56.321,31.915,56.317,32.264,56.259,32.426,56.059,32.774,56.034,32.945,56.016,33.719,55.963,33.881,55.791,34.176,55.772,34.336,55.821,34.729,55.789,34.831,55.615,35.126,55.58,35.29,55.6,35.459,55.769,35.874,56.281,36.781,56.464,37.263,56.449,37.547,56.248,37.975,56.195,38.141,56.208,38.425,56.315,38.627,56.683,39.095,56.847,39.386,57.059,39.626,57.19,39.93,57.232,40.156,57.215,40.444,57.117,40.708,57.048,41.043,56.901,41.407,56.78,41.605,56.293,42.21,56.195,42.415,56.174,42.707,56.186,43.544,56.23,43.713,56.408,44.079,56.426,44.181,56.304,44.715,56.208,44.98,56.204,45.199,56.246,45.295,56.42,45.501,56.549,45.843,56.874,46.151,56.983,46.293,57.057,46.446,57.085,46.615,57.074,46.85,56.972,47.174,56.941,47.405,56.939,47.879,56.974,48.039,57.075,48.161,57.631,48.505,57.796,48.654,57.943,48.956,57.987,49.122,57.997,49.896,58.025,50.061,58.115,50.169,58.362,50.26,58.453,50.322,58.643,50.544,58.722,50.695,58.752,50.924,58.763,51.82,58.878,52.202,58.917,52.608,59.025,52.932,59.048,53.103,59.026,53.393,58.91,53.77,58.925,54.662,59.008,54.878,59.444,55.59,59.533,55.983,59.656,56.355,59.652,57.187,59.629,57.298,59.529,57.562,59.453,57.962,59.288,58.27,59.202,58.348,59.716,58.386,60.422,58.641,61.041,58.982,61.377,59.127,62.086,59.617,62.295,59.728,63.366,60.178],"label":[62.411,43.879],"lines":["Rodopos peninsula"],"slots":{"counter":0.8,"german":[60.919,42.949,61.839,42.949,60.919,43.87,61.839,43.87,60.919,44.789,61.839,44.789],"commonwealth":[63.041,42.949,63.961,42.949,63.041,43.87,63.961,43.87,63.041,44.789,63.961,44.789]}},{"id":"W06","ring":[69.494,65.41,69.977,65.728,70.559,65.945,70.931,66.131,71.24,66.384,71.441,66.502,71.928,66.735,72.303,66.826,72.421,66.813,72.692,66.688,72.83,66.586,73.048,66.322,73.734,65.969,73.672,65.792,73.637,65.426,73.581,65.162,73.541,64.481,73.414,64.13,73.069,63.513,73.033,63.393,73.033,63.265,73.336,62.61,73.538,62.333,73.619,62.1,73.63,61.978,73.576,61.647,73.576,61.092,73.71,60.345,73.998,59.912,74.167,59.202,74.347,58.823,74.476,58.632,74.608,58.492,74.38,58.383,73.995,58.306,73.697,58.172,72.995,58.137,72.695,58.006,72.303,57.937,71.859,57.662,71.539,57.556,71.345,57.454,70.91,57.283,70.647,57.602,70.485,57.922,70.391,58.226,70.302,58.776,70.276,59.151,70.151,59.506,70.117,60.112,70.008,60.402,69.884,60.919,69.67,61.425,69.59,61.827,69.558,62.193,69.422,62.856,69.431,63.151,69.576,63.646,69.757,63.946,69.81,64.21,69.719,64.676],"label":[71.643,61.68],"lines":["Rapaniana"],"slots":{"counter":0.8,"german":[70.681,60.125,71.601,60.125,72.521,60.125,70.681,61.046,71.601,61.046,72.521,61.046],"commonwealth":[70.681,62.246,71.601,62.246,72.521,62.246,70.681,63.165,71.601,63.165,72.521,63.165]}},{"id":"W07","ring":[73.734,65.969,74.127,65.976,74.614,66.049,74.948,65.823,75.153,65.628,75.746,64.782,75.799,64.609,75.741,64.137,75.848,63.682,76.006,63.362,76.341,62.976,76.454,62.69,76.316,62.433,76.34,62.131,76.229,61.729,76.287,61.563,76.468,61.423,76.581,61.297,76.677,61.072,76.686,60.855,76.655,60.555,76.821,60.176,76.851,59.968,76.837,59.746,76.703,59.324,76.764,58.925,76.755,58.785,76.565,58.299,76.283,58.605,76.142,58.685,75.795,58.712,75.256,58.709,75.086,58.687,74.608,58.492,74.476,58.632,74.347,58.823,74.167,59.202,73.998,59.912,73.71,60.345,73.576,61.092,73.576,61.647,73.63,61.978,73.619,62.1,73.538,62.333,73.336,62.61,73.033,63.265,73.033,63.393,73.069,63.513,73.414,64.13,73.541,64.481,73.581,65.162,73.637,65.426,73.672,65.792],"label":[75.214,60.631],"lines":["Tavronitis"],"slots":{"counter":0.8,"german":[75.08,59.198,75.96,59.198,74.461,60.078,75.341,60.078,76.222,60.078,75.96,60.957],"commonwealth":[74.202,60.957,75.08,60.957,74.04,61.838,74.92,61.838,75.801,61.838,74.861,62.717]}},{"id":"W08","ring":[62.694,85.089,62.867,85.158,63.293,85.53,63.794,85.588,63.906,85.637,64.017,85.765,64.137,86.047,64.237,86.185,64.805,86.657,65.551,87.112,65.719,87.343,65.988,87.634,66.327,88.095,66.456,88.206,66.63,88.273,66.932,88.286,67.589,88.148,67.781,88.164,68.166,88.337,68.808,88.574,69.324,88.699,69.944,88.958,70.438,89.027,71.055,89.207,71.445,89.537,71.846,89.697,71.98,89.722,72.196,89.711,72.411,89.604,72.646,89.2,72.902,88.898,73.245,88.359,73.783,88.018,74.053,87.809,73.98,87.483,73.982,87.257,74.013,87.128,74.383,86.458,74.645,85.442,74.966,84.401,75.519,83.354,75.699,82.894,75.724,82.763,75.677,82.504,75.311,81.834,75.198,81.465,74.968,80.975,74.868,80.449,74.989,79.799,74.94,79.482,74.926,79.016,74.857,78.608,74.857,77.811,74.924,77.405,74.857,76.926,74.871,76.147,75.015,75.812,75.412,75.169,75.543,74.898,75.637,74.592,75.688,74.004,75.973,73.489,76.044,73.245,76.02,73.043,75.94,72.883,75.436,72.508,75.242,72.302,75.196,72.193,75.193,72.064,75.318,71.472,75.331,71.25,75.238,70.706,75.111,70.272,75.102,69.897,75.151,69.706,75.314,69.391,75.341,68.936,75.4,68.61,75.385,68.388,75.494,68.208,75.487,67.576,75.438,67.385,75.222,67.041,74.806,66.497,74.67,66.233,74.614,66.049,74.127,65.976,73.734,65.969,73.048,66.322,72.83,66.586,72.692,66.688,72.421,66.813,72.303,66.826,71.928,66.735,71.441,66.502,71.24,66.384,70.931,66.131,70.559,65.945,69.977,65.728,69.494,65.41,69.309,65.466,69.115,65.592,68.919,65.794,68.752,66.027,68.313,66.469,68.177,66.573,68.062,66.617,67.877,66.673,67.511,66.706,66.846,66.841,65.253,66.85,65.075,66.99,64.358,67.713,64.055,68.13,63.748,68.783,62.754,69.79,62.625,69.981,62.553,70.223,62.591,70.6,62.46,71.337,62.447,71.962,62.3,72.777,62.288,73.961,62.199,74.354,62.063,74.774,62.124,75.173,62.115,75.313,62.052,75.486,61.781,75.936,61.495,76.289,61.511,76.511,61.576,76.686,62.228,77.554,62.565,78.257,62.834,78.628,63.3,79.043,63.476,79.426,63.484,79.564,63.455,79.69,63.131,80.165,63.046,80.4,62.917,81.232,62.631,82.227,62.607,82.761,62.547,83.09,62.687,83.655],"label":[68.817,73.624],"lines":["Voukolies valley"],"slots":{"counter":0.8,"german":[67.315,72.701,68.235,72.701,67.315,73.622,68.235,73.622,67.315,74.541,68.235,74.541],"commonwealth":[69.434,72.701,70.354,72.701,69.434,73.622,70.354,73.622,69.434,74.541,70.354,74.541]}},{"id":"W09","ring":[76.454,62.69,76.9,62.723,77.414,62.93,77.869,63.194,78.165,63.298,78.78,63.402,79.398,63.427,79.782,63.52,80.018,63.606,80.359,63.824,80.534,63.888,80.661,63.775,80.935,63.409,80.94,63.096,80.996,62.832,81.005,62.617,80.799,61.658,80.886,61.361,81.062,60.977,81.142,60.737,81.162,60.564,80.973,60.533,80.677,60.398,80.339,60.345,80.142,60.232,79.84,59.95,79.751,59.801,79.592,59.36,79.448,59.178,79.223,59.013,79.015,58.816,78.641,58.581,78.383,58.494,78.196,58.399,78.056,58.388,77.817,58.499,77.594,58.519,77.432,58.479,77.18,58.363,76.672,58.239,76.565,58.299,76.755,58.785,76.764,58.925,76.703,59.324,76.837,59.746,76.851,59.968,76.821,60.176,76.655,60.555,76.686,60.855,76.677,61.072,76.581,61.297,76.468,61.423,76.287,61.563,76.229,61.729,76.34,62.131,76.316,62.433],"label":[78.584,61.394],"lines":["Maleme"],"slots":{"counter":0.8,"german":[77.898,59.848,78.777,59.808,77.898,60.729,78.777,60.689,79.657,60.888,77.898,61.609],"commonwealth":[77.018,61.929,78.777,61.569,79.657,61.769,77.898,62.488,78.777,62.448,79.657,62.648]},"star":[80.692,60.902]},{"id":"W10","ring":[74.614,66.049,74.67,66.233,74.806,66.497,75.222,67.041,75.438,67.385,75.487,67.576,75.494,68.208,76.784,67.66,77.445,67.44,78.022,67.298,78.372,67.168,78.546,67.021,78.775,66.531,79.08,66.114,79.401,65.796,79.926,65.601,80.534,65.49,80.534,63.888,80.359,63.824,80.018,63.606,79.782,63.52,79.398,63.427,78.78,63.402,78.165,63.298,77.869,63.194,77.414,62.93,76.9,62.723,76.454,62.69,76.341,62.976,76.006,63.362,75.848,63.682,75.741,64.137,75.799,64.609,75.746,64.782,75.153,65.628,74.948,65.823],"label":[77.597,65.055],"lines":["Vlakhero-","nitissa"],"slots":{"counter":0.8,"german":[76.664,63.54,77.545,63.939,76.664,64.418,78.425,64.039,76.664,65.299,77.545,64.818],"commonwealth":[78.425,64.92,79.305,65.02,76.664,66.178,77.545,65.699,78.425,65.799,77.545,66.58]}},{"id":"W11","ring":[80.935,63.409,81.358,63.544,81.711,63.751,81.829,63.875,82.022,64.161,82.223,64.52,82.318,64.585,83.156,64.627,83.709,64.873,83.895,64.915,84.288,64.858,84.621,64.922,84.927,64.922,85.671,64.707,86.054,64.689,85.974,64.048,85.974,62.37,86.007,62.082,86.397,61.334,86.141,61.452,86.036,61.463,85.581,61.303,84.689,61.29,84.23,61.126,83.584,61.097,83.236,60.944,82.835,60.913,82.428,60.757,81.603,60.72,81.305,60.589,81.162,60.564,81.142,60.737,81.062,60.977,80.886,61.361,80.799,61.658,81.005,62.617,80.996,62.832,80.94,63.096],"label":[83.904,62.963],"lines":["Pirgos","Dhaskaliana"],"slots":{"counter":0.8,"german":[82.568,62.035,83.446,62.035,82.588,62.916,83.466,62.916,82.688,63.795,83.568,63.795],"commonwealth":[84.327,62.035,85.207,62.035,84.346,62.916,85.227,62.916,84.446,63.795,85.326,63.795]}},{"id":"W12","ring":[80.534,63.888,80.534,65.49,80.708,65.634,81.029,66.034,81.252,66.371,81.671,67.631,81.759,67.784,81.897,67.886,82.071,67.951,82.526,67.977,82.935,68.048,83.129,67.924,83.461,67.855,83.985,67.58,84.533,67.409,85.62,66.815,85.731,66.686,85.976,66.211,86.374,65.57,86.357,65.346,86.261,64.962,86.179,64.802,86.054,64.689,85.671,64.707,84.927,64.922,84.621,64.922,84.288,64.858,83.895,64.915,83.709,64.873,83.156,64.627,82.318,64.585,82.223,64.52,82.022,64.161,81.829,63.875,81.711,63.751,81.358,63.544,80.935,63.409,80.661,63.775],"label":[82.906,66.276],"lines":["Kondomari","Vineyard Ridge"],"slots":{"counter":0.8,"german":[81.122,65.1,82.002,65.12,82.882,65.399,82.002,66.0,82.882,66.28,82.002,66.879],"commonwealth":[83.762,65.319,84.642,65.579,83.762,66.2,84.642,66.46,82.882,67.161,83.762,67.081]}},{"id":"W13","ring":[74.053,87.809,74.726,88.337,75.365,88.657,75.741,88.763,76.452,88.772,76.663,88.801,77.383,89.04,78.35,89.513,78.541,89.562,78.917,89.553,79.303,89.458,79.831,89.267,80.278,89.231,81.125,88.961,81.475,88.91,81.586,88.861,81.987,88.543,82.134,88.368,82.165,88.002,82.49,87.205,82.742,86.897,83.062,86.418,83.156,86.192,83.19,85.746,83.397,84.993,83.432,84.306,83.702,83.698,83.797,83.391,83.891,82.688,83.817,82.127,83.822,81.736,83.853,81.607,84.423,80.738,84.646,80.241,84.797,80.072,85.109,79.824,85.236,79.553,85.238,78.785,85.062,78.242,84.807,77.696,84.78,77.336,84.916,76.753,84.967,76.003,85.125,75.681,85.508,75.104,85.573,74.929,84.827,74.556,84.635,74.427,84.35,74.072,84.04,73.824,83.709,73.194,83.679,73.018,83.711,72.905,83.918,72.553,84.085,72.08,84.258,71.774,84.343,71.539,84.517,70.913,84.517,70.627,84.225,69.879,84.101,69.362,83.987,69.076,83.711,68.792,83.394,68.548,83.036,68.188,82.935,68.048,82.526,67.977,82.071,67.951,81.897,67.886,81.759,67.784,81.671,67.631,81.252,66.371,81.029,66.034,80.708,65.634,80.534,65.49,79.926,65.601,79.401,65.796,79.08,66.114,78.775,66.531,78.546,67.021,78.372,67.168,78.022,67.298,77.445,67.44,76.784,67.66,75.494,68.208,75.385,68.388,75.4,68.61,75.341,68.936,75.314,69.391,75.151,69.706,75.102,69.897,75.111,70.272,75.238,70.706,75.331,71.25,75.318,71.472,75.193,72.064,75.196,72.193,75.242,72.302,75.436,72.508,75.94,72.883,76.02,73.043,76.044,73.245,75.973,73.489,75.688,74.004,75.637,74.592,75.543,74.898,75.412,75.169,75.015,75.812,74.871,76.147,74.857,76.926,74.924,77.405,74.857,77.811,74.857,78.608,74.926,79.016,74.94,79.482,74.989,79.799,74.868,80.449,74.968,80.975,75.198,81.465,75.311,81.834,75.677,82.504,75.724,82.763,75.699,82.894,75.519,83.354,74.966,84.401,74.645,85.442,74.383,86.458,74.013,87.128,73.982,87.257,73.98,87.483],"label":[79.871,78.372],"lines":["Xamoudhokhori","Episkopi hills"],"slots":{"counter":0.8,"german":[78.359,77.423,79.28,77.423,78.359,78.341,79.28,78.341,78.359,79.262,79.28,79.262],"commonwealth":[80.481,77.423,81.401,77.423,80.481,78.341,81.401,78.341,80.481,79.262,81.401,79.262]}},{"id":"W14","ring":[86.054,64.689,86.179,64.802,86.261,64.962,86.357,65.346,86.374,65.57,86.777,65.807,87.058,65.925,87.472,66.151,87.749,66.435,88.248,67.134,88.334,67.207,88.453,67.234,88.575,67.21,88.713,67.108,89.275,66.391,89.638,66.034,89.847,65.923,90.134,65.889,90.245,65.521,90.35,65.306,90.589,65.064,90.677,64.913,90.76,64.529,90.649,64.052,90.796,63.753,90.829,63.58,90.765,63.418,90.606,63.256,90.555,63.149,90.544,63.014,90.604,62.686,90.573,62.49,90.148,62.115,89.858,61.924,89.807,61.84,89.637,61.834,89.23,61.68,87.68,61.649,87.517,61.598,87.127,61.345,86.962,61.303,86.49,61.31,86.397,61.334,86.007,62.082,85.974,62.37,85.974,64.048],"label":[88.332,63.968],"lines":["Gerani","Modhion"],"slots":{"counter":0.8,"german":[86.835,63.014,87.755,63.014,86.835,63.935,87.755,63.935,86.835,64.853,87.755,64.853],"commonwealth":[88.954,63.014,89.874,63.014,88.954,63.935,89.874,63.935,88.954,64.853,89.874,64.853]}},{"id":"W15","ring":[90.134,65.889,90.441,65.983,90.573,66.091,90.669,66.633,91.128,67.454,91.274,67.549,91.655,67.569,91.896,67.412,92.582,67.057,92.992,66.668,93.411,66.047,93.894,65.088,94.087,64.64,94.235,64.472,94.373,64.37,94.07,63.313,94.036,62.175,93.934,62.215,93.522,62.226,93.357,62.197,93.121,62.073,92.96,62.038,90.804,62.029,90.637,62.002,90.285,61.86,89.807,61.84,89.858,61.924,90.148,62.115,90.573,62.49,90.604,62.686,90.544,63.014,90.555,63.149,90.606,63.256,90.765,63.418,90.829,63.58,90.796,63.753,90.649,64.052,90.76,64.529,90.677,64.913,90.589,65.064,90.35,65.306,90.245,65.521],"label":[92.493,64.032],"lines":["Platanias"],"slots":{"counter":0.8,"german":[91.769,62.87,92.649,62.55,93.529,62.71,92.649,63.429,93.529,63.589,93.529,64.469],"commonwealth":[91.769,63.751,91.769,64.629,92.649,64.31,90.891,65.57,91.769,65.51,92.649,65.191]},"star":[92.801,66.14]},{"id":"W16","ring":[94.373,64.37,94.676,64.387,94.851,64.452,95.188,64.674,95.399,64.864,96.005,65.297,96.39,65.47,96.517,65.468,96.671,65.386,96.992,65.066,97.197,64.793,97.335,64.691,97.605,64.56,97.847,64.481,98.134,64.449,98.5,64.483,98.821,64.64,99.028,64.836,99.299,65.286,99.447,65.375,99.654,65.41,100.074,64.949,100.295,64.771,100.803,64.558,101.046,64.481,101.253,64.449,101.26,63.657,101.326,63.329,100.794,63.347,100.446,63.498,100.097,63.504,99.533,63.291,99.29,63.171,98.899,63.1,98.509,62.848,98.088,62.701,96.95,61.645,96.812,61.543,96.653,61.492,96.419,61.485,96.25,61.512,96.152,61.561,95.894,61.782,95.792,61.825,95.268,61.86,94.861,62.015,94.337,62.053,94.036,62.175,94.07,63.313],"label":[96.257,63.42],"lines":["Agia Marina"],"slots":{"counter":0.8,"german":[96.487,62.053,94.727,62.692,95.607,62.393,94.727,63.573,95.607,63.274,95.607,64.152],"commonwealth":[96.487,62.934,97.368,63.014,96.487,63.813,97.368,63.893,98.248,63.673,96.487,64.694]}},{"id":"W17","ring":[82.935,68.048,83.036,68.188,83.394,68.548,83.711,68.792,83.987,69.076,84.101,69.362,84.225,69.879,84.517,70.627,84.517,70.913,84.343,71.539,84.258,71.774,84.085,72.08,83.918,72.553,83.711,72.905,83.679,73.018,83.709,73.194,84.04,73.824,84.35,74.072,84.635,74.427,84.827,74.556,85.573,74.929,85.731,74.767,85.929,74.323,86.074,74.23,86.357,74.228,86.709,74.354,87.419,74.521,88.118,74.432,88.862,74.297,89.237,74.272,89.896,74.132,90.437,74.146,90.887,74.334,91.014,74.354,91.203,74.319,91.491,74.208,92.054,73.808,92.127,73.562,92.132,72.612,92.101,72.402,91.911,71.871,91.911,71.346,92.166,70.802,92.549,70.385,92.934,69.89,92.673,69.59,92.246,69.295,92.136,69.167,92.007,68.896,91.686,67.778,91.655,67.569,91.274,67.549,91.128,67.454,90.669,66.633,90.573,66.091,90.441,65.983,90.134,65.889,89.847,65.923,89.638,66.034,89.275,66.391,88.713,67.108,88.575,67.21,88.453,67.234,88.334,67.207,88.248,67.134,87.749,66.435,87.472,66.151,87.058,65.925,86.777,65.807,86.374,65.57,85.976,66.211,85.731,66.686,85.62,66.815,84.533,67.409,83.985,67.58,83.461,67.855,83.129,67.924],"label":[88.168,70.795],"lines":["Vryses","Sirili hills"],"slots":{"counter":0.8,"german":[86.675,69.91,87.595,69.91,86.675,70.829,87.595,70.829,86.675,71.749,87.595,71.749],"commonwealth":[88.795,69.91,89.715,69.91,88.795,70.829,89.715,70.829,88.795,71.749,89.715,71.749]}},{"id":"W18","ring":[82.134,88.368,83.141,88.801,83.61,89.214,83.804,89.5,84.19,89.753,84.312,89.793,84.677,89.826,85.584,90.026,85.902,89.977,86.526,89.961,86.862,89.897,87.397,89.872,87.927,89.684,88.134,89.653,88.54,89.722,89.317,89.746,90.379,90.039,90.58,90.014,90.967,89.844,91.174,89.808,91.23,89.626,91.377,89.373,91.462,89.138,91.511,88.386,91.671,87.747,91.774,87.609,93.7,87.057,94.19,86.824,94.566,86.722,95.007,86.682,95.341,86.615,95.647,86.602,95.981,86.535,96.448,86.522,96.979,86.416,97.23,86.265,97.357,86.074,97.406,85.883,97.413,85.65,97.408,84.856,97.337,84.448,97.366,83.922,97.469,83.624,97.736,83.092,98.159,82.473,98.34,82.016,98.429,81.705,98.662,81.217,98.82,80.689,98.796,80.582,98.64,80.263,98.342,79.761,98.192,79.591,97.959,79.424,97.756,79.227,97.607,78.976,97.556,78.226,97.27,77.152,97.246,76.697,97.173,76.369,96.972,76.331,96.246,75.936,95.938,75.685,95.206,75.377,94.754,75.029,94.475,74.747,94.228,74.434,93.892,74.212,93.716,74.146,92.551,73.953,92.054,73.808,91.491,74.208,91.203,74.319,91.014,74.354,90.887,74.334,90.437,74.146,89.896,74.132,89.237,74.272,88.862,74.297,88.118,74.432,87.419,74.521,86.709,74.354,86.357,74.228,86.074,74.23,85.929,74.323,85.731,74.767,85.573,74.929,85.508,75.104,85.125,75.681,84.967,76.003,84.916,76.753,84.78,77.336,84.807,77.696,85.062,78.242,85.238,78.785,85.236,79.553,85.109,79.824,84.797,80.072,84.646,80.241,84.423,80.738,83.853,81.607,83.822,81.736,83.817,82.127,83.891,82.688,83.797,83.391,83.702,83.698,83.432,84.306,83.397,84.993,83.19,85.746,83.156,86.192,83.062,86.418,82.742,86.897,82.49,87.205,82.165,88.002],"label":[91.488,80.98],"lines":["Alikianos"],"slots":{"counter":0.8,"german":[89.954,80.059,90.874,80.059,89.954,80.98,90.874,80.98,89.954,81.898,90.874,81.898],"commonwealth":[92.074,80.059,92.994,80.059,92.074,80.98,92.994,80.98,92.074,81.898,92.994,81.898]}},{"id":"W19","ring":[92.054,73.808,92.551,73.953,93.716,74.146,93.892,74.212,94.228,74.434,94.475,74.747,94.754,75.029,95.206,75.377,95.938,75.685,96.246,75.936,96.972,76.331,97.173,76.369,97.589,75.903,97.879,75.475,98.284,75.0,98.645,74.72,98.87,74.627,99.251,74.612,99.736,74.687,100.852,74.691,101.26,74.762,101.887,74.776,102.204,74.86,102.71,75.071,102.848,75.08,103.035,75.031,103.166,74.922,103.324,74.68,103.861,74.257,104.405,73.44,104.52,73.316,104.828,73.145,105.574,72.85,105.581,72.617,105.647,72.282,105.654,71.809,105.445,71.698,105.128,71.456,104.912,71.19,104.592,70.871,104.358,70.704,104.068,70.434,103.64,70.143,103.415,69.89,102.542,69.897,102.206,69.963,101.661,69.977,101.328,70.043,100.936,70.048,100.725,70.016,99.894,69.73,99.716,69.792,99.164,69.866,99.043,69.854,98.676,69.746,98.3,69.737,98.11,69.786,97.62,70.016,97.237,70.112,96.54,70.136,95.655,70.276,94.756,70.065,93.66,70.043,93.11,69.952,92.934,69.89,92.549,70.385,92.166,70.802,91.911,71.346,91.911,71.871,92.101,72.402,92.132,72.612,92.127,73.562],"label":[96.5,72.916],"lines":["Prison Valley","(Agia)"],"slots":{"counter":0.8,"german":[95.01,71.989,95.93,71.989,95.01,72.91,95.93,72.91,95.01,73.828,95.93,73.828],"commonwealth":[97.13,71.989,98.05,71.989,97.13,72.91,98.05,72.91,97.13,73.828,98.05,73.828]},"star":[96.5,74.716]},{"id":"W20","ring":[91.655,67.569,91.686,67.778,92.007,68.896,92.136,69.167,92.246,69.295,92.673,69.59,92.934,69.89,93.11,69.952,93.66,70.043,94.756,70.065,95.655,70.276,96.54,70.136,97.237,70.112,97.62,70.016,98.11,69.786,98.3,69.737,98.676,69.746,99.043,69.854,99.164,69.866,99.716,69.792,99.894,69.73,99.887,68.696,99.749,68.195,99.678,67.82,99.847,67.203,100.103,66.577,100.19,65.98,100.157,65.865,100.063,65.721,99.654,65.41,99.447,65.375,99.299,65.286,99.028,64.836,98.821,64.64,98.5,64.483,98.134,64.449,97.847,64.481,97.605,64.56,97.335,64.691,97.197,64.793,96.992,65.066,96.671,65.386,96.517,65.468,96.39,65.47,96.005,65.297,95.399,64.864,95.188,64.674,94.851,64.452,94.676,64.387,94.373,64.37,94.235,64.472,94.087,64.64,93.894,65.088,93.411,66.047,92.992,66.668,92.582,67.057,91.896,67.412],"label":[95.355,67.689],"lines":["Stalos","Ruin Hill"],"slots":{"counter":0.8,"german":[93.874,66.777,94.794,66.777,93.874,67.696,94.794,67.696,93.874,68.616,94.794,68.616],"commonwealth":[95.994,66.777,96.914,66.777,95.994,67.696,96.914,67.696,95.994,68.616,96.914,68.616]}},{"id":"W21","ring":[99.654,65.41,100.063,65.721,100.157,65.865,100.19,65.98,100.103,66.577,99.847,67.203,99.678,67.82,99.749,68.195,99.887,68.696,99.894,69.73,100.725,70.016,100.936,70.048,101.328,70.043,101.661,69.977,102.206,69.963,102.542,69.897,103.415,69.89,103.453,69.768,103.652,69.488,103.783,69.218,103.877,68.914,103.95,68.519,103.837,67.946,103.749,67.795,103.445,67.458,103.367,67.296,103.34,67.163,103.351,66.466,103.574,65.73,103.4,65.663,103.012,65.41,102.741,65.282,102.357,65.186,101.912,65.153,101.736,65.086,101.607,64.975,101.462,64.72,101.253,64.449,101.046,64.481,100.803,64.558,100.295,64.771,100.074,64.949],"label":[101.649,68.057],"lines":["Galatas"],"slots":{"counter":0.8,"german":[100.834,66.386,101.754,66.386,102.674,66.386,100.834,67.307,101.754,67.307,102.674,67.307],"commonwealth":[100.834,68.508,101.754,68.508,102.674,68.508,100.834,69.428,101.754,69.428,102.674,69.428]},"star":[103.582,68.39]},{"id":"W22","ring":[105.654,71.809,106.512,70.908,106.61,70.766,106.823,70.099,106.968,69.522,107.126,69.202,107.4,68.914,107.846,68.561,108.053,68.45,108.021,68.084,107.855,67.702,107.855,67.596,107.923,67.392,107.91,67.298,107.286,66.338,107.173,66.049,106.71,66.067,106.07,66.225,105.781,66.335,105.224,66.495,105.106,66.502,104.955,66.426,104.433,65.912,104.291,65.812,104.046,65.736,103.574,65.73,103.351,66.466,103.34,67.163,103.367,67.296,103.445,67.458,103.749,67.795,103.837,67.946,103.95,68.519,103.877,68.914,103.783,69.218,103.652,69.488,103.453,69.768,103.415,69.89,103.64,70.143,104.068,70.434,104.358,70.704,104.592,70.871,104.912,71.19,105.128,71.456,105.445,71.698],"label":[105.721,68.175],"lines":["Daratsos"],"slots":{"counter":0.8,"german":[104.469,67.498,104.409,68.379,105.287,68.379,104.509,69.258,105.389,69.258,106.267,69.258],"commonwealth":[106.669,66.617,105.347,67.498,106.228,67.498,107.108,67.498,106.168,68.379,107.048,68.379]}},{"id":"W23","ring":[101.253,64.449,101.462,64.72,101.607,64.975,101.736,65.086,101.912,65.153,102.357,65.186,102.741,65.282,103.012,65.41,103.4,65.663,103.574,65.73,104.046,65.736,104.291,65.812,104.433,65.912,104.955,66.426,105.106,66.502,105.224,66.495,105.781,66.335,106.07,66.225,106.71,66.067,107.173,66.049,107.206,65.761,107.32,65.477,107.48,65.315,107.823,65.1,107.917,64.953,107.95,64.778,107.901,64.523,107.901,64.296,107.952,64.061,107.777,64.006,107.543,63.828,107.382,63.664,107.336,63.571,107.329,63.469,107.364,63.367,107.545,63.074,107.58,62.965,107.581,62.799,107.551,62.701,107.483,62.635,107.385,62.601,106.797,62.595,106.634,62.632,106.502,62.73,106.206,63.038,106.146,63.029,105.957,62.821,105.805,62.788,105.587,62.83,105.291,63.047,105.209,63.052,105.023,62.987,104.87,62.996,104.794,63.049,104.75,63.138,104.718,63.66,104.661,63.802,104.533,63.87,104.133,63.862,104.033,63.819,103.95,63.748,103.863,63.606,103.836,63.498,103.832,63.384,103.915,63.063,103.919,62.961,103.856,62.836,103.77,62.794,103.553,62.792,103.406,62.856,103.291,62.981,103.09,63.3,102.872,63.442,102.716,63.5,102.484,63.518,102.313,63.502,102.026,63.362,101.919,63.338,101.326,63.329,101.26,63.657],"label":[106.015,64.598],"lines":["Agii Apostoli"],"slots":{"counter":0.8,"german":[103.428,63.765,105.14,63.757,103.881,64.638,104.761,64.638,105.641,64.638,104.921,65.519],"commonwealth":[106.021,63.757,106.901,63.757,106.522,64.638,107.402,64.638,105.801,65.519,106.681,65.519]}},{"id":"W24","ring":[108.053,68.45,108.177,68.488,108.616,68.767,108.946,68.916,109.5,69.48,109.589,69.515,109.674,69.495,110.075,69.111,110.628,68.703,110.741,68.576,110.821,68.414,110.886,68.082,111.069,67.545,111.543,66.897,111.734,66.528,111.527,66.338,111.229,65.754,111.111,65.153,111.06,64.722,110.725,64.097,110.503,63.28,110.314,62.821,110.265,63.034,110.124,63.178,109.883,63.305,109.5,63.384,109.215,63.566,108.609,63.819,108.267,64.023,108.164,64.057,107.952,64.061,107.901,64.296,107.901,64.523,107.95,64.778,107.917,64.953,107.823,65.1,107.48,65.315,107.32,65.477,107.206,65.761,107.173,66.049,107.286,66.338,107.91,67.298,107.923,67.392,107.855,67.596,107.855,67.702,108.021,68.084],"label":[109.402,66.116],"lines":["Chania","west"],"slots":{"counter":0.8,"german":[108.512,64.736,109.432,64.736,110.353,64.736,108.512,65.654,109.432,65.654,110.353,65.654],"commonwealth":[108.512,66.855,109.432,66.855,110.353,66.855,108.512,67.775,109.432,67.775,110.353,67.775]}},{"id":"W25","ring":[111.734,66.528,111.984,66.679,112.158,66.906,112.296,67.008,113.253,67.491,113.788,67.835,114.109,67.993,114.294,68.048,114.832,67.467,115.116,67.112,115.862,66.657,116.245,66.32,116.788,65.985,117.073,65.708,117.174,65.57,117.134,65.368,117.069,65.273,116.931,65.171,116.566,64.978,116.434,64.869,116.2,64.625,115.926,64.177,115.605,63.138,115.36,62.111,115.111,62.246,114.813,62.521,114.666,62.588,113.957,62.601,113.788,62.577,113.688,62.53,113.57,62.413,113.518,62.315,113.44,61.814,113.383,61.745,113.302,61.727,112.812,61.92,112.512,62.177,112.186,62.35,111.977,62.326,111.636,62.149,111.55,62.137,111.122,62.384,110.661,62.43,110.558,62.461,110.398,62.61,110.314,62.821,110.503,63.28,110.725,64.097,111.06,64.722,111.111,65.153,111.229,65.754,111.527,66.338],"label":[113.665,64.969],"lines":["Chania"],"slots":{"counter":0.8,"german":[112.135,64.068,113.055,64.068,112.135,64.989,113.055,64.989,112.135,65.909,113.055,65.909],"commonwealth":[114.254,64.068,115.175,64.068,114.254,64.989,115.175,64.989,114.254,65.909,115.175,65.909]},"star":[113.6,66.904]},{"id":"W26","ring":[105.574,72.85,105.966,72.857,106.146,72.916,106.841,73.582,107.106,73.715,107.373,73.93,107.678,74.026,107.828,74.115,108.068,74.354,108.284,74.698,108.549,74.916,108.913,75.428,109.238,75.743,109.846,76.178,110.071,76.271,110.447,76.296,110.781,76.362,111.166,76.378,111.345,76.438,111.461,76.562,111.915,77.307,112.118,77.505,112.454,77.729,112.783,77.498,113.109,77.103,113.412,76.688,113.768,76.003,114.031,75.788,114.432,75.388,114.614,75.089,114.557,74.904,114.303,74.359,114.14,73.722,114.14,73.016,114.287,72.042,114.34,71.199,114.211,70.771,113.846,70.256,113.759,70.039,113.77,69.921,113.846,69.761,114.229,69.344,114.34,69.136,114.371,68.927,114.372,68.452,114.294,68.048,114.109,67.993,113.788,67.835,113.253,67.491,112.296,67.008,112.158,66.906,111.984,66.679,111.734,66.528,111.543,66.897,111.069,67.545,110.886,68.082,110.821,68.414,110.741,68.576,110.628,68.703,110.075,69.111,109.674,69.495,109.589,69.515,109.5,69.48,108.946,68.916,108.616,68.767,108.177,68.488,108.053,68.45,107.846,68.561,107.4,68.914,107.126,69.202,106.968,69.522,106.823,70.099,106.61,70.766,106.512,70.908,105.654,71.809,105.647,72.282,105.581,72.617],"label":[110.881,72.566],"lines":["Perivolia","Mournies"],"slots":{"counter":0.8,"german":[109.394,71.669,110.314,71.669,109.394,72.588,110.314,72.588,109.394,73.509,110.314,73.509],"commonwealth":[111.514,71.669,112.434,71.669,111.514,72.588,112.434,72.588,111.514,73.509,112.434,73.509]}},{"id":"W27","ring":[91.174,89.808,91.479,90.223,91.638,90.383,92.774,91.088,93.678,91.383,94.188,91.676,94.567,91.856,95.317,91.905,95.901,92.042,96.687,92.042,97.19,91.907,97.878,91.872,98.598,91.714,99.005,91.559,99.259,91.499,99.46,91.523,99.91,91.712,100.391,91.792,101.491,91.812,102.055,91.889,102.756,91.872,102.932,91.807,103.445,91.521,103.687,91.441,103.896,91.412,104.926,91.417,105.398,91.506,105.83,91.632,106.527,91.643,107.062,91.537,108.166,91.202,108.596,91.153,108.821,91.057,109.193,90.709,109.474,90.35,110.354,89.469,110.991,88.987,111.559,88.435,112.068,88.144,112.534,87.569,112.42,87.443,111.714,86.948,111.527,86.737,111.449,86.529,111.621,86.016,111.768,85.202,112.006,84.561,112.26,84.015,112.358,83.473,112.367,83.096,112.294,82.608,112.367,81.976,112.231,81.472,112.231,81.266,112.351,80.824,112.817,80.172,112.91,79.879,112.877,79.704,112.627,79.238,112.391,78.512,112.382,78.057,112.454,77.729,112.118,77.505,111.915,77.307,111.461,76.562,111.345,76.438,111.166,76.378,110.781,76.362,110.447,76.296,110.071,76.271,109.846,76.178,109.238,75.743,108.913,75.428,108.549,74.916,108.284,74.698,108.068,74.354,107.828,74.115,107.678,74.026,107.373,73.93,107.106,73.715,106.841,73.582,106.146,72.916,105.966,72.857,105.574,72.85,104.828,73.145,104.52,73.316,104.405,73.44,103.861,74.257,103.324,74.68,103.166,74.922,103.035,75.031,102.848,75.08,102.71,75.071,102.204,74.86,101.887,74.776,101.26,74.762,100.852,74.691,99.736,74.687,99.251,74.612,98.87,74.627,98.645,74.72,98.284,75.0,97.879,75.475,97.589,75.903,97.173,76.369,97.246,76.697,97.27,77.152,97.556,78.226,97.607,78.976,97.756,79.227,97.959,79.424,98.192,79.591,98.342,79.761,98.64,80.263,98.796,80.582,98.82,80.689,98.662,81.217,98.429,81.705,98.34,82.016,98.159,82.473,97.736,83.092,97.469,83.624,97.366,83.922,97.337,84.448,97.408,84.856,97.413,85.65,97.406,85.883,97.357,86.074,97.23,86.265,96.979,86.416,96.448,86.522,95.981,86.535,95.647,86.602,95.341,86.615,95.007,86.682,94.566,86.722,94.19,86.824,93.7,87.057,91.774,87.609,91.671,87.747,91.511,88.386,91.462,89.138,91.377,89.373,91.23,89.626],"label":[104.843,84.399],"lines":["Theriso mountains"],"slots":{"counter":0.8,"german":[103.313,83.502,104.233,83.502,103.313,84.423,104.233,84.423,103.313,85.342,104.233,85.342],"commonwealth":[105.434,83.502,106.355,83.502,105.434,84.423,106.355,84.423,105.434,85.342,106.355,85.342]}},{"id":"W28","ring":[118.933,66.369,119.029,66.835,119.156,67.265,119.165,67.483,118.982,68.097,118.728,68.563,118.713,68.754,118.775,68.929,118.918,69.184,119.08,69.344,119.287,69.455,119.599,69.544,120.022,69.761,120.519,70.305,121.062,70.64,121.319,70.864,121.559,71.024,121.989,71.235,122.149,71.394,122.388,71.714,122.557,72.024,122.599,72.209,122.443,72.759,122.254,73.196,122.294,73.729,122.501,73.762,123.343,74.039,123.869,74.314,124.062,74.363,124.757,74.352,125.925,74.001,126.134,73.975,126.276,73.988,126.388,74.035,126.713,74.27,127.152,74.711,127.573,75.248,127.86,75.215,128.021,75.137,128.152,75.029,128.678,74.274,129.383,73.378,129.733,72.688,129.844,72.419,129.729,72.348,129.368,71.971,129.016,71.705,128.591,71.212,128.276,71.006,128.125,70.944,127.847,70.9,127.608,70.78,127.29,70.687,126.902,70.429,126.584,70.325,125.746,69.846,125.537,69.781,125.296,69.661,124.964,69.604,124.671,69.468,124.038,69.417,123.791,69.302,123.459,69.233,122.708,68.918,122.005,68.883,121.706,68.752,121.543,68.716,120.715,68.692,120.608,68.652,120.466,68.554,120.33,68.381,120.169,67.789,120.274,67.42,120.314,67.014,120.416,66.815,120.639,66.626,121.214,66.311,121.555,66.0,121.844,65.876,122.044,65.634,122.377,65.468,122.746,65.095,123.245,64.88,123.406,64.838,123.641,64.833,123.806,64.862,124.053,64.975,124.317,65.053,124.702,65.315,124.864,65.368,125.68,65.375,125.541,64.882,125.461,64.722,125.312,64.552,125.214,64.489,125.087,64.456,124.537,64.447,124.327,64.416,124.029,64.314,123.543,64.081,122.916,63.906,122.134,63.888,121.588,64.785,121.218,65.133,120.764,65.319,120.454,65.395,120.265,65.359,119.804,65.195,119.648,65.246,119.594,65.348,119.539,65.694,119.461,65.856,119.113,66.229],"label":[124.9,71.965],"lines":["Suda"],"slots":{"counter":0.8,"german":[123.414,71.028,124.334,71.028,123.414,71.949,124.334,71.949,123.414,72.868,124.334,72.868],"commonwealth":[125.533,71.028,126.453,71.028,125.533,71.949,126.453,71.949,125.533,72.868,126.453,72.868]},"star":[124.9,73.765]},{"id":"W29","ring":[114.294,68.048,114.372,68.452,114.371,68.927,114.34,69.136,114.229,69.344,113.846,69.761,113.77,69.921,113.759,70.039,113.846,70.256,114.211,70.771,114.34,71.199,114.287,72.042,114.14,73.016,114.14,73.722,114.303,74.359,114.557,74.904,114.614,75.089,114.821,75.055,114.982,74.978,115.527,74.481,115.975,74.21,116.454,73.97,116.632,73.906,117.398,73.793,117.842,73.677,118.016,73.613,118.281,73.398,118.392,73.349,118.597,73.347,118.822,73.442,119.356,74.028,120.201,74.703,120.374,74.754,120.546,74.7,120.759,74.514,120.907,74.423,121.76,73.995,122.056,73.811,122.294,73.729,122.254,73.196,122.443,72.759,122.599,72.209,122.557,72.024,122.388,71.714,122.149,71.394,121.989,71.235,121.559,71.024,121.319,70.864,121.062,70.64,120.519,70.305,120.022,69.761,119.599,69.544,119.287,69.455,119.08,69.344,118.918,69.184,118.775,68.929,118.713,68.754,118.728,68.563,118.982,68.097,119.165,67.483,119.156,67.265,119.029,66.835,118.933,66.369,118.615,66.207,118.182,65.921,117.918,65.785,117.174,65.57,117.073,65.708,116.788,65.985,116.245,66.32,115.862,66.657,115.116,67.112,114.832,67.467],"label":[117.026,71.035],"lines":["42nd Street","Tsikalaria"],"slots":{"counter":0.8,"german":[115.499,70.15,116.419,70.15,115.499,71.068,116.419,71.068,115.499,71.989,116.419,71.989],"commonwealth":[117.619,70.15,118.539,70.15,117.619,71.068,118.539,71.068,117.619,71.989,118.539,71.989]}},{"id":"W30","ring":[117.174,65.57,117.918,65.785,118.182,65.921,118.615,66.207,118.933,66.369,119.113,66.229,119.461,65.856,119.539,65.694,119.594,65.348,119.648,65.246,119.804,65.195,120.265,65.359,120.454,65.395,120.764,65.319,121.218,65.133,121.588,64.785,122.134,63.888,121.276,63.067,121.08,62.783,121.04,62.621,121.082,62.517,121.428,62.144,122.069,61.263,122.372,60.768,122.499,60.449,122.474,60.345,122.41,60.254,121.595,59.628,121.312,59.271,121.109,59.073,120.325,58.576,119.828,58.115,119.332,57.811,119.156,57.746,118.679,57.669,118.394,57.693,118.122,57.891,118.125,58.153,118.105,58.23,118.058,58.257,117.793,58.186,117.65,58.23,117.474,58.445,117.298,58.814,117.303,58.978,117.392,59.246,117.445,59.528,117.643,59.872,117.67,59.976,117.626,60.258,117.488,60.62,117.539,60.964,117.487,61.115,117.374,61.234,117.276,61.283,116.944,61.341,116.643,61.47,116.242,61.512,116.089,61.572,115.81,61.74,115.521,62.022,115.36,62.111,115.605,63.138,115.926,64.177,116.2,64.625,116.434,64.869,116.566,64.978,116.931,65.171,117.069,65.273,117.134,65.368],"label":[118.692,63.14],"lines":["Akrotiri neck","Halepa"],"slots":{"counter":0.8,"german":[117.18,62.228,118.1,62.228,117.18,63.149,118.1,63.149,117.18,64.068,118.1,64.068],"commonwealth":[119.3,62.228,120.22,62.228,119.3,63.149,120.22,63.149,119.3,64.068,120.22,64.068]}},{"id":"W31","ring":[118.394,57.693,118.679,57.669,119.156,57.746,119.332,57.811,119.828,58.115,120.325,58.576,121.109,59.073,121.312,59.271,121.595,59.628,122.41,60.254,122.474,60.345,122.499,60.449,122.372,60.768,122.069,61.263,121.428,62.144,121.082,62.517,121.04,62.621,121.08,62.783,121.276,63.067,122.134,63.888,122.916,63.906,123.543,64.081,124.029,64.314,124.327,64.416,124.537,64.447,125.087,64.456,125.214,64.489,125.312,64.552,125.461,64.722,125.541,64.882,125.68,65.375,126.657,65.386,126.822,65.415,127.063,65.53,127.227,65.554,127.386,65.528,127.472,65.472,127.637,65.264,128.049,64.898,128.201,64.838,128.423,64.842,128.55,64.915,128.731,65.248,128.969,65.503,129.294,65.705,129.551,65.783,129.795,65.901,130.372,65.941,130.72,66.087,131.177,66.14,131.475,66.276,131.876,66.311,132.228,66.457,132.744,66.524,133.183,66.801,133.5,66.901,133.8,67.154,133.954,67.212,134.306,67.225,134.531,67.196,134.627,67.145,134.834,66.957,134.958,66.915,135.054,66.997,135.181,67.301,135.29,67.385,135.439,67.378,135.68,67.261,135.787,67.236,136.435,67.252,136.591,67.307,136.829,67.447,137.17,67.74,137.388,67.784,137.674,67.764,137.919,67.647,138.079,67.605,138.549,67.609,138.888,67.729,138.985,67.709,139.166,67.602,139.237,67.534,139.282,67.445,139.311,67.225,139.204,66.85,139.13,66.48,139.141,66.411,139.237,66.371,139.458,66.444,139.596,66.415,139.834,66.167,140.077,65.79,140.342,65.614,140.562,65.57,141.037,65.572,141.202,65.605,141.447,65.719,141.672,65.745,141.899,65.719,142.073,65.597,142.402,65.1,142.496,64.889,142.522,64.716,142.547,63.884,142.652,63.558,142.716,63.214,142.928,62.725,142.986,62.26,143.035,62.095,143.135,61.958,143.38,61.734,143.781,61.066,144.11,60.753,144.794,59.919,145.057,59.415,145.614,58.716,145.678,58.561,145.705,58.21,145.768,57.846,145.67,57.538,145.554,57.283,145.474,57.143,145.297,56.941,145.16,56.451,144.692,55.552,144.612,55.155,144.523,54.895,144.569,54.485,144.375,54.001,144.318,53.473,143.999,52.723,143.763,52.33,143.696,51.995,143.618,51.782,143.525,51.401,143.42,51.268,143.075,50.941,142.888,50.669,142.629,50.538,142.563,50.467,142.406,50.116,142.311,49.73,141.957,49.195,141.867,48.811,141.77,48.669,141.529,48.441,141.485,48.35,141.426,48.077,141.251,47.664,140.93,47.24,140.79,46.999,140.678,46.91,140.29,46.739,139.97,46.633,139.629,46.404,139.467,46.351,139.186,46.311,138.896,46.171,138.442,46.127,138.148,45.994,137.814,45.936,137.515,45.803,136.391,45.769,136.039,45.625,135.647,45.556,135.155,45.25,134.694,45.204,134.537,45.148,134.13,44.806,133.985,44.715,133.595,44.644,133.491,44.602,132.921,44.085,132.731,43.961,132.506,43.928,131.551,43.921,131.444,43.895,131.203,43.777,131.036,43.748,130.502,43.753,130.148,43.892,129.814,43.952,129.517,44.088,128.762,44.139,128.524,44.261,128.265,44.34,128.016,44.451,127.682,44.511,127.437,44.629,127.06,44.713,126.902,44.866,126.557,45.421,126.501,45.645,126.488,46.113,126.463,46.202,126.412,46.242,126.346,46.22,126.254,46.1,126.17,45.776,126.125,45.687,125.998,45.612,125.481,45.607,125.35,45.678,125.196,45.889,125.111,45.94,124.947,45.965,124.532,45.962,124.328,45.909,124.134,45.663,123.871,45.479,123.72,45.43,123.584,45.463,123.423,45.65,123.118,45.836,123.067,46.073,122.916,46.271,122.9,46.415,122.967,46.726,122.9,47.007,122.822,47.152,122.691,47.232,122.365,47.296,121.722,47.673,121.603,47.8,121.53,47.95,121.512,48.297,121.535,48.401,121.588,48.483,121.875,48.612,121.964,48.678,122.232,48.991,122.31,49.124,122.31,49.204,122.161,49.395,122.123,49.493,122.132,49.712,122.361,50.322,122.432,50.351,122.597,50.309,122.677,50.32,122.808,50.467,122.842,50.571,122.849,50.742,122.74,51.117,122.749,51.221,122.795,51.321,122.909,51.438,123.007,51.483,123.528,51.516,123.626,51.541,123.684,51.592,123.691,51.667,123.628,51.92,123.664,52.14,123.76,52.277,124.136,52.65,124.356,53.162,124.381,53.693,124.504,54.065,124.519,54.176,124.497,54.345,124.372,54.651,124.325,54.72,124.261,54.738,123.971,54.662,123.508,54.676,123.417,54.718,123.267,54.904,123.207,54.931,122.933,54.851,122.399,54.847,122.232,54.873,121.938,55.008,121.539,55.051,121.445,55.093,121.341,55.213,121.134,55.672,121.054,55.73,120.704,55.856,120.65,55.785,120.564,55.341,120.446,55.148,120.18,54.955,120.058,54.835,119.793,54.511,119.595,54.179,119.47,54.121,119.369,54.134,119.274,54.181,119.173,54.296,119.151,54.387,119.247,54.689,119.428,54.984,119.753,55.299,119.79,55.412,119.71,55.503,119.579,55.503,119.245,55.328,118.906,55.097,118.744,55.046,118.519,55.051,118.425,55.091,118.363,55.164,118.327,55.321,118.314,55.914,118.198,56.295,118.187,56.466,118.3,56.843,118.343,57.249,118.432,57.511,118.441,57.609],"label":[134.402,56.466],"lines":["Akrotiri peninsula"],"slots":{"counter":0.8,"german":[132.887,55.565,133.807,55.565,132.887,56.484,133.807,56.484,132.887,57.405,133.807,57.405],"commonwealth":[135.007,55.565,135.927,55.565,135.007,56.484,135.927,56.484,135.007,57.405,135.927,57.405]}},{"id":"W32","ring":[112.454,77.729,112.382,78.057,112.391,78.512,112.627,79.238,112.877,79.704,112.91,79.879,112.817,80.172,112.351,80.824,112.231,81.266,112.231,81.472,112.367,81.976,112.294,82.608,112.367,83.096,112.358,83.473,112.26,84.015,112.006,84.561,111.768,85.202,111.621,86.016,111.449,86.529,111.527,86.737,111.714,86.948,112.42,87.443,112.534,87.569,112.788,87.714,113.479,88.304,113.712,88.47,113.908,88.674,114.04,88.863,114.165,88.976,114.487,89.136,115.096,89.247,116.207,89.242,116.806,89.04,117.174,89.009,117.557,89.025,118.022,89.12,118.39,89.231,118.686,89.242,118.879,89.194,119.131,89.045,119.367,88.961,120.216,88.772,121.891,88.772,122.301,88.843,122.606,88.843,123.884,88.439,124.325,88.242,124.693,88.129,124.55,87.392,124.499,86.804,124.214,86.289,124.143,86.045,124.207,85.641,124.23,85.186,124.341,84.896,124.437,84.512,124.47,84.066,124.568,83.682,124.646,83.522,124.755,83.389,125.268,82.943,126.076,81.832,126.475,81.43,126.925,81.082,127.003,80.844,126.943,80.374,127.007,80.043,127.032,79.508,127.116,79.351,127.588,78.863,127.733,78.61,127.678,78.506,127.655,78.288,127.657,77.172,127.72,76.768,127.58,76.123,127.573,75.248,127.152,74.711,126.713,74.27,126.388,74.035,126.276,73.988,126.134,73.975,125.925,74.001,124.757,74.352,124.062,74.363,123.869,74.314,123.343,74.039,122.501,73.762,122.294,73.729,122.056,73.811,121.76,73.995,120.907,74.423,120.759,74.514,120.546,74.7,120.374,74.754,120.201,74.703,119.356,74.028,118.822,73.442,118.597,73.347,118.392,73.349,118.281,73.398,118.016,73.613,117.842,73.677,117.398,73.793,116.632,73.906,116.454,73.97,115.975,74.21,115.527,74.481,114.982,74.978,114.821,75.055,114.614,75.089,114.432,75.388,114.031,75.788,113.768,76.003,113.412,76.688,113.109,77.103,112.783,77.498],"label":[119.051,80.82],"lines":["Malaxa ridge"],"slots":{"counter":0.8,"german":[117.508,79.908,118.428,79.908,117.508,80.826,118.428,80.826,117.508,81.747,118.428,81.747],"commonwealth":[119.628,79.908,120.548,79.908,119.628,80.826,120.548,80.826,119.628,81.747,120.548,81.747]}},{"id":"W33","ring":[127.573,75.248,127.58,76.123,127.72,76.768,127.657,77.172,127.655,78.288,127.678,78.506,127.733,78.61,128.207,78.617,128.541,78.683,128.775,78.69,129.332,78.688,129.74,78.617,130.127,78.617,130.66,78.723,131.15,78.954,131.333,78.996,132.019,78.896,132.727,78.563,133.163,78.439,133.446,78.326,133.564,78.313,133.958,78.386,134.263,78.481,134.569,78.652,134.965,78.818,135.455,78.967,135.736,79.167,135.91,79.231,136.847,79.256,137.662,79.402,138.117,79.426,138.631,79.553,138.854,79.568,138.927,79.082,138.95,78.625,139.086,78.122,139.11,77.425,139.186,77.181,139.308,76.917,139.262,76.533,139.31,76.22,139.13,75.779,139.135,75.61,138.921,75.464,138.714,75.266,138.406,75.04,138.105,74.671,137.943,74.385,137.627,74.075,137.417,73.733,137.333,73.662,137.028,73.493,136.896,73.376,136.713,73.147,136.542,72.794,136.379,72.648,136.161,72.601,135.449,72.61,134.936,72.803,134.693,72.923,134.361,72.983,134.072,73.096,133.745,73.012,133.484,73.074,133.386,73.072,133.197,72.994,133.036,72.961,131.9,72.954,131.736,72.921,131.441,72.79,130.56,72.746,130.054,72.544,129.844,72.419,129.733,72.688,129.383,73.378,128.678,74.274,128.152,75.029,128.021,75.137,127.86,75.215],"label":[131.379,75.856],"lines":["Kalami","Aptera"],"slots":{"counter":0.8,"german":[129.873,74.949,130.793,74.949,129.873,75.867,130.793,75.867,129.873,76.788,130.793,76.788],"commonwealth":[131.994,74.949,132.912,74.949,131.994,75.867,132.912,75.867,131.994,76.788,132.912,76.788]}},{"id":"W34","ring":[124.693,88.129,124.931,88.452,125.127,88.896,125.292,89.052,126.47,89.393,127.392,89.409,127.571,89.411,127.98,89.482,128.198,89.473,128.582,89.378,129.542,89.058,129.646,89.003,129.896,88.772,130.31,88.626,130.687,88.601,131.096,88.532,131.727,88.537,132.054,88.594,132.179,88.574,132.33,88.486,132.68,88.035,132.869,87.904,133.025,87.758,133.159,87.634,133.497,87.412,133.671,87.347,134.206,87.323,134.397,87.272,135.121,86.795,135.642,86.598,135.949,86.424,136.582,86.176,136.709,86.063,136.981,85.697,137.077,85.473,137.092,85.091,137.021,84.683,137.021,84.377,137.237,83.713,137.244,83.573,137.208,83.329,137.262,83.176,137.44,83.036,138.709,82.384,138.981,82.098,139.141,81.776,139.173,81.488,139.166,80.376,139.063,80.001,138.854,79.568,138.631,79.553,138.117,79.426,137.662,79.402,136.847,79.256,135.91,79.231,135.736,79.167,135.455,78.967,134.965,78.818,134.569,78.652,134.263,78.481,133.958,78.386,133.564,78.313,133.446,78.326,133.163,78.439,132.727,78.563,132.019,78.896,131.333,78.996,131.15,78.954,130.66,78.723,130.127,78.617,129.74,78.617,129.332,78.688,128.775,78.69,128.541,78.683,128.207,78.617,127.733,78.61,127.588,78.863,127.116,79.351,127.032,79.508,127.007,80.043,126.943,80.374,127.003,80.844,126.925,81.082,126.475,81.43,126.076,81.832,125.268,82.943,124.755,83.389,124.646,83.522,124.568,83.682,124.47,84.066,124.437,84.512,124.341,84.896,124.23,85.186,124.207,85.641,124.143,86.045,124.214,86.289,124.499,86.804,124.55,87.392],"label":[130.807,83.633],"lines":["Stylos","Neo Chorio"],"slots":{"counter":0.8,"german":[129.323,82.701,130.243,82.701,129.323,83.622,130.243,83.622,129.323,84.543,130.243,84.543],"commonwealth":[131.442,82.701,132.362,82.701,131.442,83.622,132.362,83.622,131.442,84.543,132.362,84.543]}},{"id":"C01","ring":[183.288,104.539,183.487,104.417,183.609,104.392,184.656,104.612,185.83,104.601,186.487,104.297,187.024,103.955,187.414,103.864,188.291,103.54,188.794,103.083,189.088,102.897,189.213,102.868,189.351,102.877,189.705,103.001,190.008,103.017,190.792,102.921,190.912,102.881,191.057,102.788,191.155,102.644,191.492,102.023,191.719,101.37,191.955,100.884,192.12,100.569,192.409,100.139,192.353,99.953,192.086,99.42,191.451,98.537,191.24,98.106,191.073,97.634,190.982,97.483,190.696,97.21,189.79,96.675,189.463,96.285,189.033,95.992,188.772,95.775,188.734,95.704,188.567,95.699,188.404,95.659,188.073,95.442,187.984,95.419,187.54,95.553,187.296,95.67,187.13,95.697,185.874,95.695,185.712,95.655,185.467,95.537,185.184,95.53,184.979,95.619,184.632,95.939,184.545,96.09,184.406,96.48,184.239,96.72,184.101,96.826,183.788,96.995,183.485,97.266,183.34,97.339,183.184,97.332,183.088,97.286,182.774,96.944,182.642,96.848,182.384,96.769,182.144,96.651,181.975,96.629,181.622,96.635,181.513,96.658,181.215,96.788,180.631,96.833,180.473,96.897,180.482,97.17,180.433,97.363,179.983,98.273,179.879,98.57,179.776,99.105,179.771,99.735,179.865,100.281,179.988,100.634,179.952,101.009,180.063,101.364,180.239,101.668,180.52,101.867,180.983,102.122,181.257,102.411,181.351,102.635,181.386,103.241,181.482,103.465,182.01,103.895],"label":[186.83,99.671],"lines":["Atsipopoulo"],"slots":{"counter":0.8,"german":[185.271,98.712,186.191,98.712,185.271,99.633,186.191,99.633,185.271,100.552,186.191,100.552],"commonwealth":[187.391,98.712,188.311,98.712,187.391,99.633,188.311,99.633,187.391,100.552,188.311,100.552]}},{"id":"C02","ring":[192.409,100.139,193.205,100.137,193.614,100.068,193.752,100.075,194.478,100.308,194.92,100.507,195.4,100.667,195.61,100.696,196.249,100.698,196.468,100.438,197.029,99.879,197.468,99.518,197.71,99.2,198.227,98.677,198.329,98.537,198.12,97.947,197.946,97.081,197.911,96.795,197.775,96.291,197.773,95.708,196.9,95.701,196.672,95.721,196.429,95.828,196.336,95.837,196.242,95.806,196.055,95.699,195.88,95.561,195.116,94.641,194.953,94.481,194.744,94.417,194.331,94.423,194.224,94.45,194.051,94.581,193.995,94.678,193.955,94.843,193.921,95.553,193.821,95.755,193.625,95.972,193.532,96.032,193.026,96.236,192.323,96.272,192.022,96.396,191.919,96.416,191.759,96.391,191.561,96.294,191.3,96.205,191.03,96.034,190.932,95.912,190.712,95.442,190.639,95.375,190.541,95.342,189.71,95.335,189.42,95.357,189.273,95.428,189.019,95.65,188.917,95.688,188.734,95.704,188.772,95.775,189.033,95.992,189.463,96.285,189.79,96.675,190.696,97.21,190.982,97.483,191.073,97.634,191.24,98.106,191.451,98.537,192.086,99.42,192.353,99.953],"label":[195.144,97.969],"lines":["Rethymnion"],"slots":{"counter":0.8,"german":[193.594,97.037,194.514,97.037,193.594,97.958,194.514,97.958,193.594,98.879,194.514,98.879],"commonwealth":[195.714,97.037,196.634,97.037,195.714,97.958,196.634,97.958,195.714,98.879,196.634,98.879]},"star":[195.239,99.864]},{"id":"C03","ring":[198.329,98.537,198.886,98.701,199.32,99.065,199.735,99.291,199.989,99.597,200.949,100.558,201.319,100.827,201.704,101.002,202.775,101.213,202.984,101.324,203.276,101.59,203.387,101.639,203.528,101.659,203.779,101.108,203.831,100.922,203.866,100.634,203.96,100.33,204.238,99.808,204.568,98.699,204.454,98.572,203.673,98.073,203.359,97.827,203.292,97.736,203.229,97.563,203.229,97.432,203.432,96.842,203.446,96.54,203.414,96.331,203.207,95.901,202.902,95.484,202.501,95.149,202.272,95.16,201.982,95.297,201.875,95.322,200.329,95.344,199.987,95.499,199.534,95.539,199.245,95.681,198.86,95.799,198.459,95.71,197.773,95.708,197.775,96.291,197.911,96.795,197.946,97.081,198.12,97.947],"label":[201.038,97.527],"lines":["Perivolia","Missiria"],"slots":{"counter":0.8,"german":[199.594,96.558,200.514,96.558,199.594,97.479,200.514,97.479,199.594,98.399,200.514,98.399],"commonwealth":[201.713,96.558,202.633,96.558,201.713,97.479,202.633,97.479,201.713,98.399,202.633,98.399]}},{"id":"C04","ring":[204.568,98.699,205.111,98.681,205.873,98.481,206.107,98.317,206.432,97.922,206.568,97.818,206.575,97.425,206.624,97.234,206.76,96.97,207.096,96.507,207.366,96.056,207.595,95.486,207.8,95.291,207.962,95.211,208.272,95.122,208.486,95.016,208.84,94.729,209.049,94.619,208.985,94.441,208.951,94.155,208.864,93.851,208.174,93.871,207.885,94.011,207.555,94.064,207.259,94.197,206.753,94.263,206.51,94.386,205.998,94.581,205.474,94.607,205.076,94.772,204.43,94.792,204.027,94.949,203.379,94.971,202.975,95.127,202.501,95.149,202.902,95.484,203.207,95.901,203.414,96.331,203.446,96.54,203.432,96.842,203.229,97.432,203.229,97.563,203.292,97.736,203.359,97.827,203.673,98.073,204.454,98.572],"label":[205.136,96.453],"lines":["Platanes","coast"],"slots":{"counter":0.8,"german":[203.994,95.599,204.875,95.36,205.755,95.098,204.875,96.238,205.755,95.979,206.635,95.959],"commonwealth":[203.994,96.478,203.994,97.359,204.875,97.119,205.755,96.859,204.875,97.998,205.755,97.738]}},{"id":"C05","ring":[206.568,97.818,207.045,97.816,207.254,97.785,207.415,97.705,207.753,97.403,207.962,97.292,208.248,97.259,208.53,97.297,208.66,97.405,208.709,97.516,208.735,97.971,208.791,98.235,208.816,98.53,208.847,98.659,208.911,98.757,209.114,98.952,209.263,99.045,209.903,99.362,210.168,99.413,210.37,99.378,210.464,99.313,210.669,99.041,210.949,98.759,211.426,98.437,211.827,98.035,211.929,97.898,211.37,97.095,211.241,96.746,211.212,96.536,211.226,96.316,211.288,96.138,211.401,95.93,211.736,95.466,211.849,95.178,211.032,94.876,209.535,94.851,209.344,94.803,209.049,94.619,208.84,94.729,208.486,95.016,208.272,95.122,207.962,95.211,207.8,95.291,207.595,95.486,207.366,96.056,207.096,96.507,206.76,96.97,206.624,97.234,206.575,97.425],"label":[209.709,96.387],"lines":["Hill B"],"slots":{"counter":0.8,"german":[208.335,95.79,209.216,95.388,210.096,95.289,210.976,95.468,208.335,96.669,209.216,96.269],"commonwealth":[210.096,96.169,209.216,97.15,210.096,97.05,209.216,98.029,210.096,97.929,210.976,97.789]}},{"id":"C06","ring":[211.929,97.898,212.294,97.931,212.546,98.08,212.787,98.319,212.885,98.461,212.951,98.635,212.969,98.859,213.361,98.85,213.495,98.823,213.96,98.57,215.177,98.106,215.462,97.913,215.667,97.716,216.135,97.066,216.248,96.857,216.146,96.72,216.007,96.38,215.851,96.136,215.528,95.497,215.21,95.335,214.92,95.147,214.584,94.843,214.342,94.683,214.163,94.627,213.961,94.652,213.11,95.0,212.506,95.036,212.072,95.162,211.849,95.178,211.736,95.466,211.401,95.93,211.288,96.138,211.226,96.316,211.212,96.536,211.241,96.746,211.37,97.095],"label":[213.769,96.704],"lines":["Pigi","ridge"],"slots":{"counter":0.8,"german":[212.58,95.615,213.46,95.475,212.58,96.496,213.46,96.356,212.58,97.376,213.46,97.237],"commonwealth":[214.341,95.737,214.341,96.615,215.221,96.276,214.341,97.496,215.221,97.157,213.46,98.115]}},{"id":"C07","ring":[209.049,94.619,209.344,94.803,209.535,94.851,211.032,94.876,211.849,95.178,212.072,95.162,212.506,95.036,213.11,95.0,213.961,94.652,214.163,94.627,214.342,94.683,214.584,94.843,214.92,95.147,215.21,95.335,215.528,95.497,215.765,95.175,215.983,94.514,216.375,93.864,216.408,93.578,216.4,92.546,216.375,92.411,216.168,91.898,216.047,91.674,215.905,91.778,215.192,92.054,214.896,92.309,214.796,92.351,214.518,92.393,214.223,92.528,213.52,92.571,213.059,92.739,212.413,92.761,211.669,93.074,211.337,93.134,211.047,93.272,210.716,93.323,210.428,93.46,210.096,93.518,209.851,93.633,209.642,93.691,209.352,93.833,208.864,93.851,208.951,94.155,208.985,94.441],"label":[215.023,93.616],"lines":["Rethymnion airfield"],"slots":{"counter":0.8,"german":[211.018,94.113,211.898,93.611,212.778,93.411,213.658,94.073,211.898,94.492,212.778,94.292],"commonwealth":[213.658,93.192,214.537,93.132,215.417,92.693,214.537,94.013,215.417,93.571,215.417,94.452]},"star":[216.081,92.674]},{"id":"C08","ring":[216.248,96.857,216.562,96.851,216.963,96.788,217.152,96.833,217.482,96.984,217.613,97.008,217.752,97.001,218.257,96.882,218.618,96.904,219.074,96.724,219.451,96.46,219.732,96.343,219.985,96.194,220.645,95.976,221.094,95.704,221.208,95.577,221.017,94.889,220.867,94.641,220.268,94.039,220.086,93.9,219.91,93.835,219.388,93.8,219.233,93.713,218.936,93.212,218.634,92.952,218.355,92.511,218.282,92.298,218.335,91.905,218.419,91.588,218.533,91.306,218.544,91.188,218.464,90.851,218.019,90.909,217.669,91.057,217.266,91.093,216.919,91.244,216.586,91.304,216.25,91.492,216.047,91.674,216.168,91.898,216.375,92.411,216.4,92.546,216.408,93.578,216.375,93.864,215.983,94.514,215.765,95.175,215.528,95.497,215.851,96.136,216.007,96.38,216.146,96.72],"label":[217.863,95.011],"lines":["Hill A"],"slots":{"counter":0.8,"german":[217.199,93.565,218.079,93.465,217.199,94.445,218.079,94.346,218.959,94.266,218.959,95.147],"commonwealth":[216.319,95.466,217.199,95.326,218.079,95.226,217.199,96.205,218.079,96.105,218.959,96.025]}},{"id":"C09","ring":[221.208,95.577,221.625,95.721,222.215,95.772,222.534,95.932,222.614,96.012,223.079,96.746,223.631,97.476,223.754,97.592,223.955,97.712,224.122,97.785,224.327,97.818,225.001,97.21,225.583,96.913,225.879,96.808,226.266,96.715,226.881,96.691,227.416,96.587,227.792,96.482,228.091,96.3,228.266,96.236,228.872,96.201,229.456,96.065,230.008,96.059,230.311,95.402,230.345,94.394,230.534,93.944,230.563,93.738,230.534,93.531,230.186,92.522,230.137,91.69,230.021,91.406,229.594,90.953,229.142,90.283,228.44,89.466,228.195,88.832,228.102,88.683,227.881,88.426,227.609,87.898,227.14,86.764,226.663,86.123,226.233,85.672,225.964,85.288,225.848,85.453,225.687,85.619,225.542,85.692,225.139,85.73,224.983,85.79,224.326,86.382,223.966,86.513,223.433,86.846,223.083,87.372,222.917,87.731,222.651,88.035,222.447,88.113,221.914,88.124,221.749,88.155,221.504,88.273,221.244,88.361,220.974,88.541,220.872,88.67,220.792,88.825,220.689,89.278,220.582,89.48,220.329,89.702,220.097,89.992,219.792,90.159,219.44,90.465,219.153,90.634,218.999,90.689,218.72,90.736,218.464,90.851,218.544,91.188,218.533,91.306,218.419,91.588,218.335,91.905,218.282,92.298,218.355,92.511,218.634,92.952,218.936,93.212,219.233,93.713,219.388,93.8,219.91,93.835,220.086,93.9,220.268,94.039,220.867,94.641,221.017,94.889],"label":[224.741,92.018],"lines":["Stavromenos","factory"],"slots":{"counter":0.8,"german":[223.222,91.117,224.142,91.117,223.222,92.038,224.142,92.038,223.222,92.959,224.142,92.959],"commonwealth":[225.342,91.117,226.262,91.117,225.342,92.038,226.262,92.038,225.342,92.959,226.262,92.959]}},{"id":"C10","ring":[203.528,101.659,203.632,101.794,203.858,101.969,203.926,102.06,204.205,102.742,204.519,103.307,204.887,103.818,205.455,103.665,205.842,103.651,206.25,103.58,206.8,103.585,207.401,103.787,207.815,103.853,208.145,104.082,208.68,104.266,208.891,104.295,209.288,104.297,209.637,104.248,210.6,103.849,210.838,103.773,210.956,103.764,211.107,103.84,211.308,104.04,211.755,104.632,211.88,104.745,212.865,105.362,213.056,105.411,213.288,105.417,213.29,104.781,213.361,104.37,213.375,103.505,213.511,103.081,213.52,102.864,213.384,102.282,213.337,101.77,213.232,101.475,212.943,100.962,212.896,100.771,212.896,100.545,212.965,100.137,212.969,98.859,212.951,98.635,212.885,98.461,212.787,98.319,212.546,98.08,212.294,97.931,211.929,97.898,211.827,98.035,211.426,98.437,210.949,98.759,210.669,99.041,210.464,99.313,210.37,99.378,210.168,99.413,209.903,99.362,209.263,99.045,209.114,98.952,208.911,98.757,208.847,98.659,208.816,98.53,208.791,98.235,208.735,97.971,208.709,97.516,208.66,97.405,208.53,97.297,208.248,97.259,207.962,97.292,207.753,97.403,207.415,97.705,207.254,97.785,207.045,97.816,206.568,97.818,206.432,97.922,206.107,98.317,205.873,98.481,205.111,98.681,204.568,98.699,204.238,99.808,203.96,100.33,203.866,100.634,203.831,100.922,203.779,101.108],"label":[207.236,100.909],"lines":["Adele"],"slots":{"counter":0.8,"german":[205.748,99.997,206.668,99.997,205.748,100.918,206.668,100.918,205.748,101.838,206.668,101.838],"commonwealth":[207.867,99.997,208.787,99.997,207.867,100.918,208.787,100.918,207.867,101.838,208.787,101.838]}},{"id":"C11","ring":[196.249,100.698,196.405,101.499,196.336,101.985,196.325,102.935,196.272,103.267,196.358,103.629,196.445,103.862,196.841,104.588,197.033,104.874,197.303,105.162,197.47,105.395,197.753,105.673,198.376,106.01,198.528,106.176,198.679,106.906,199.031,107.996,199.04,108.211,198.975,108.546,198.967,108.779,200.082,108.77,200.808,108.553,202.575,108.85,202.789,108.839,202.946,108.754,203.347,108.355,203.446,108.215,203.927,107.257,204.298,106.427,204.376,106.185,204.519,105.531,204.717,105.087,204.791,104.841,204.815,104.146,204.887,103.818,204.519,103.307,204.205,102.742,203.926,102.06,203.858,101.969,203.632,101.794,203.528,101.659,203.387,101.639,203.276,101.59,202.984,101.324,202.775,101.213,201.704,101.002,201.319,100.827,200.949,100.558,199.989,99.597,199.735,99.291,199.32,99.065,198.886,98.701,198.329,98.537,198.227,98.677,197.71,99.2,197.468,99.518,197.029,99.879,196.468,100.438],"label":[201.252,104.297],"lines":["Chromonastiri","hills"],"slots":{"counter":0.8,"german":[199.75,103.349,200.67,103.349,199.75,104.27,200.67,104.27,199.75,105.189,200.67,105.189],"commonwealth":[201.869,103.349,202.789,103.349,201.869,104.27,202.789,104.27,201.869,105.189,202.789,105.189]}},{"id":"C12","ring":[183.288,104.539,183.322,104.905,183.525,105.26,183.591,105.435,183.685,106.061,183.681,106.531,183.609,107.017,183.681,107.505,183.685,107.896,183.536,108.865,183.538,109.09,183.58,109.207,183.716,109.296,184.166,109.26,184.311,109.276,184.487,109.338,185.017,109.611,185.674,110.072,186.057,110.25,186.474,110.552,186.903,110.762,187.347,111.2,187.514,111.433,187.783,111.723,187.961,112.025,188.296,112.489,188.44,112.746,188.696,113.05,188.839,113.307,189.071,113.634,189.977,114.25,190.28,114.506,190.786,114.801,191.304,115.324,191.447,115.58,191.565,115.861,191.721,116.025,191.946,116.121,192.247,116.136,192.472,116.121,193.215,115.986,193.67,115.994,193.846,116.061,194.12,116.265,194.282,116.345,194.665,116.44,195.015,116.491,195.962,116.904,196.171,116.935,196.39,116.92,196.617,116.826,196.902,116.633,197.067,116.478,197.278,116.207,197.496,116.025,198.153,115.082,198.474,114.683,198.75,114.399,198.888,114.297,199.191,113.161,199.225,112.715,199.365,111.976,199.352,111.754,199.225,111.322,199.193,111.035,199.035,110.312,198.937,110.01,198.673,109.407,198.704,109.234,198.9,108.95,198.967,108.779,198.975,108.546,199.04,108.211,199.031,107.996,198.679,106.906,198.528,106.176,198.376,106.01,197.753,105.673,197.47,105.395,197.303,105.162,197.033,104.874,196.841,104.588,196.445,103.862,196.358,103.629,196.272,103.267,196.325,102.935,196.336,101.985,196.405,101.499,196.249,100.698,195.61,100.696,195.4,100.667,194.92,100.507,194.478,100.308,193.752,100.075,193.614,100.068,193.205,100.137,192.409,100.139,192.12,100.569,191.955,100.884,191.719,101.37,191.492,102.023,191.155,102.644,191.057,102.788,190.912,102.881,190.792,102.921,190.008,103.017,189.705,103.001,189.351,102.877,189.213,102.868,189.088,102.897,188.794,103.083,188.291,103.54,187.414,103.864,187.024,103.955,186.487,104.297,185.83,104.601,184.656,104.612,183.609,104.392,183.487,104.417],"label":[192.875,108.93],"lines":["Armeni"],"slots":{"counter":0.8,"german":[191.347,107.996,192.267,107.996,191.347,108.914,192.267,108.914,191.347,109.835,192.267,109.835],"commonwealth":[193.467,107.996,194.387,107.996,193.467,108.914,194.387,108.914,193.467,109.835,194.387,109.835]}},{"id":"C13","ring":[204.887,103.818,204.815,104.146,204.791,104.841,204.717,105.087,204.519,105.531,204.376,106.185,204.298,106.427,203.927,107.257,203.446,108.215,203.347,108.355,202.946,108.754,202.789,108.839,202.575,108.85,200.808,108.553,200.082,108.77,198.967,108.779,198.9,108.95,198.704,109.234,198.673,109.407,198.937,110.01,199.035,110.312,199.193,111.035,199.225,111.322,199.352,111.754,199.365,111.976,199.225,112.715,199.191,113.161,198.888,114.297,199.274,114.632,199.575,114.81,200.04,115.147,200.944,115.602,201.575,115.77,201.864,115.883,202.695,116.092,202.904,116.203,203.16,116.427,203.642,116.665,204.071,116.716,204.504,116.842,204.729,116.858,205.287,116.855,205.695,116.784,206.481,116.771,206.873,116.682,207.161,116.571,207.544,116.474,207.991,116.44,208.735,116.305,209.361,116.292,210.018,116.161,210.697,116.25,210.932,116.334,211.177,116.474,211.272,116.487,211.457,116.387,211.669,116.119,212.03,115.759,212.17,115.659,213.081,115.211,213.736,115.067,214.217,114.907,214.729,114.619,214.655,114.29,214.642,113.585,214.575,113.252,214.571,112.859,214.624,112.469,214.495,111.972,214.491,111.661,214.522,111.453,214.6,111.291,214.856,110.987,214.999,110.729,215.687,109.735,215.814,109.464,215.903,109.154,216.121,108.73,216.488,108.297,216.183,107.803,215.834,107.432,215.56,107.066,215.257,106.569,215.027,106.32,214.776,106.17,214.041,105.945,213.822,105.843,213.402,105.544,213.288,105.417,213.056,105.411,212.865,105.362,211.88,104.745,211.755,104.632,211.308,104.04,211.107,103.84,210.956,103.764,210.838,103.773,210.6,103.849,209.637,104.248,209.288,104.297,208.891,104.295,208.68,104.266,208.145,104.082,207.815,103.853,207.401,103.787,206.8,103.585,206.25,103.58,205.842,103.651,205.455,103.665],"label":[208.798,110.463],"lines":["Prasies"],"slots":{"counter":0.8,"german":[207.294,109.518,208.214,109.518,207.294,110.439,208.214,110.439,207.294,111.357,208.214,111.357],"commonwealth":[209.413,109.518,210.334,109.518,209.413,110.439,210.334,110.439,209.413,111.357,210.334,111.357]}},{"id":"C14","ring":[224.327,97.818,224.48,98.464,224.471,98.681,224.407,98.856,224.217,99.227,223.879,99.609,223.302,100.554,222.874,101.004,222.504,101.592,222.211,101.861,222.146,101.956,222.095,102.145,222.081,102.611,222.032,102.801,221.943,102.952,221.732,103.141,221.667,103.236,221.553,103.682,221.063,104.552,220.856,104.745,220.121,105.129,219.438,105.648,219.266,105.877,218.954,106.203,218.664,106.633,218.281,107.05,218.201,107.212,218.068,107.798,218.012,107.902,217.909,107.958,217.458,108.069,216.95,108.28,216.488,108.297,216.121,108.73,215.903,109.154,215.814,109.464,215.687,109.735,214.999,110.729,214.856,110.987,214.6,111.291,214.522,111.453,214.491,111.661,214.495,111.972,214.624,112.469,214.571,112.859,214.575,113.252,214.642,113.585,214.655,114.29,214.729,114.619,214.912,114.674,215.234,114.832,215.881,115.225,216.09,115.256,217.032,115.276,217.393,115.393,217.952,115.633,218.304,115.841,218.6,115.946,219.135,116.05,219.511,116.041,219.816,115.946,220.442,115.69,220.694,115.624,220.914,115.524,221.302,115.273,221.64,114.969,222.057,114.747,222.342,114.552,222.536,114.346,222.794,113.884,223.266,113.396,223.438,113.168,223.531,113.101,223.705,113.035,224.137,112.986,224.825,112.795,225.255,112.744,225.527,112.615,225.665,112.515,225.767,112.376,225.894,112.105,226.024,111.355,226.121,111.049,226.249,110.78,226.456,110.505,226.647,110.137,226.841,109.451,226.921,109.289,227.07,109.121,227.346,108.916,227.703,108.553,227.928,108.138,228.064,107.714,228.159,107.57,228.569,107.339,229.126,107.097,229.425,106.835,229.69,106.3,229.874,106.003,230.111,105.442,230.144,105.329,230.133,105.207,229.81,104.27,229.81,104.164,230.055,103.625,230.198,103.128,230.315,102.846,230.67,102.48,230.981,102.311,231.062,102.231,231.287,101.896,231.414,101.625,231.512,101.242,231.545,100.716,231.681,100.13,231.687,99.66,231.616,99.251,231.61,98.621,231.768,97.898,231.496,97.45,231.387,97.319,231.097,97.05,230.67,96.835,230.511,96.675,230.008,96.059,229.456,96.065,228.872,96.201,228.266,96.236,228.091,96.3,227.792,96.482,227.416,96.587,226.881,96.691,226.266,96.715,225.879,96.808,225.583,96.913,225.001,97.21],"label":[222.427,108.788],"lines":["Arkadi"],"slots":{"counter":0.8,"german":[220.872,107.829,221.79,107.829,220.872,108.75,221.79,108.75,220.872,109.671,221.79,109.671],"commonwealth":[222.992,107.829,223.912,107.829,222.992,108.75,223.912,108.75,222.992,109.671,223.912,109.671]}},{"id":"C15","ring":[212.969,98.859,212.965,100.137,212.896,100.545,212.896,100.771,212.943,100.962,213.232,101.475,213.337,101.77,213.384,102.282,213.52,102.864,213.511,103.081,213.375,103.505,213.361,104.37,213.29,104.781,213.288,105.417,213.402,105.544,213.822,105.843,214.041,105.945,214.776,106.17,215.027,106.32,215.257,106.569,215.56,107.066,215.834,107.432,216.183,107.803,216.488,108.297,216.95,108.28,217.458,108.069,217.909,107.958,218.012,107.902,218.068,107.798,218.201,107.212,218.281,107.05,218.664,106.633,218.954,106.203,219.266,105.877,219.438,105.648,220.121,105.129,220.856,104.745,221.063,104.552,221.553,103.682,221.667,103.236,221.732,103.141,221.943,102.952,222.032,102.801,222.081,102.611,222.095,102.145,222.146,101.956,222.211,101.861,222.504,101.592,222.874,101.004,223.302,100.554,223.879,99.609,224.217,99.227,224.407,98.856,224.471,98.681,224.48,98.464,224.327,97.818,224.122,97.785,223.955,97.712,223.754,97.592,223.631,97.476,223.079,96.746,222.614,96.012,222.534,95.932,222.215,95.772,221.625,95.721,221.208,95.577,221.094,95.704,220.645,95.976,219.985,96.194,219.732,96.343,219.451,96.46,219.074,96.724,218.618,96.904,218.257,96.882,217.752,97.001,217.613,97.008,217.482,96.984,217.152,96.833,216.963,96.788,216.562,96.851,216.248,96.857,216.135,97.066,215.667,97.716,215.462,97.913,215.177,98.106,213.96,98.57,213.495,98.823,213.361,98.85],"label":[217.669,101.614],"lines":["Loutra","Erfi"],"slots":{"counter":0.8,"german":[216.155,100.718,217.076,100.718,216.155,101.637,217.076,101.637,216.155,102.557,217.076,102.557],"commonwealth":[218.277,100.718,219.195,100.718,218.277,101.637,219.195,101.637,218.277,102.557,219.195,102.557]}},{"id":"C16","ring":[230.008,96.059,230.511,96.675,230.67,96.835,231.097,97.05,231.387,97.319,231.496,97.45,231.768,97.898,232.062,97.791,232.411,97.581,232.861,97.392,233.264,97.155,233.741,96.99,233.942,96.873,234.102,96.713,234.634,95.803,235.144,95.353,235.674,94.603,236.102,94.15,236.236,93.884,236.452,93.62,236.784,92.513,236.879,92.369,237.095,92.184,237.271,91.801,237.285,90.54,237.223,90.139,237.276,89.966,237.641,89.611,238.194,89.285,238.806,89.016,239.245,88.734,239.341,88.59,239.96,87.37,240.528,86.74,240.641,85.972,240.632,85.355,240.537,85.129,240.343,84.842,240.156,84.629,240.107,84.519,240.015,83.97,240.002,83.505,239.938,83.174,239.953,83.045,239.701,82.948,239.167,82.941,239.002,82.97,238.706,83.107,238.539,83.121,238.376,83.085,238.182,82.985,237.563,82.772,235.772,82.772,235.616,82.821,235.487,82.928,235.191,83.3,235.013,83.66,234.875,83.853,234.49,84.306,234.3,84.408,234.068,84.423,233.897,84.405,233.147,84.084,232.862,84.05,232.625,84.055,232.456,84.088,232.03,84.337,231.638,84.239,230.202,84.228,230.04,84.19,229.799,84.075,229.511,84.05,228.919,84.068,228.625,84.201,228.46,84.235,226.79,84.257,226.683,84.292,226.493,84.423,226.235,84.667,226.148,84.816,225.964,85.288,226.233,85.672,226.663,86.123,227.14,86.764,227.609,87.898,227.881,88.426,228.102,88.683,228.195,88.832,228.44,89.466,229.142,90.283,229.594,90.953,230.021,91.406,230.137,91.69,230.186,92.522,230.534,93.531,230.563,93.738,230.534,93.944,230.345,94.394,230.311,95.402],"label":[233.244,88.621],"lines":["Panormo road"],"slots":{"counter":0.8,"german":[231.705,87.678,232.625,87.678,231.705,88.599,232.625,88.599,231.705,89.517,232.625,89.517],"commonwealth":[233.824,87.678,234.744,87.678,233.824,88.599,234.744,88.599,233.824,89.517,234.744,89.517]}},{"id":"E01","ring":[302.475,101.969,302.201,101.969,302.037,101.934,301.337,101.63,300.881,101.579,300.584,101.446,300.192,101.381,299.803,101.128,299.487,101.015,299.399,100.958,299.219,100.731,298.805,100.077,298.694,99.751,298.491,99.325,298.429,98.983,298.337,98.714,298.281,98.433,298.036,97.978,297.978,97.696,297.883,97.428,297.854,97.197,297.845,96.48,297.711,95.99,297.709,95.528,297.604,95.533,297.094,95.741,296.562,96.249,296.116,96.602,295.812,96.78,295.571,97.019,295.395,97.323,295.139,97.627,294.923,98.051,294.874,98.242,294.849,99.016,294.785,99.194,294.515,99.722,294.364,99.893,294.009,100.177,293.805,100.452,293.368,100.895,293.165,101.173,292.911,101.397,292.818,101.546,292.738,101.787,292.689,102.138,292.617,102.384,292.246,103.21,292.246,103.341,292.466,104.714,292.853,105.209,293.121,105.5,293.45,105.97,294.018,106.363,294.564,106.618,295.426,106.633,295.54,106.509,295.693,106.436,295.8,106.436,295.905,106.478,296.482,106.86,296.818,107.161,297.665,107.596,298.201,107.94,299.025,108.315,299.883,108.899,300.622,109.025,300.752,109.001,301.026,108.874,301.065,108.752,301.458,108.027,301.727,107.734,302.034,107.481,302.202,107.09,302.297,106.944,302.525,106.773,302.881,106.409,303.162,105.81,303.44,105.528,303.569,105.258,303.554,104.987,303.415,104.565,303.286,104.295,303.26,103.842,303.195,103.585,302.979,103.163,302.732,102.449],"label":[296.431,102.91],"lines":["Gazi","Linoperamata"],"slots":{"counter":0.8,"german":[294.947,102.005,295.867,102.005,294.947,102.926,295.867,102.926,294.947,103.844,295.867,103.844],"commonwealth":[297.067,102.005,297.987,102.005,297.067,102.926,297.987,102.926,297.067,103.844,297.987,103.844]}},{"id":"E02","ring":[292.466,104.714,292.219,104.787,291.203,104.812,290.74,104.907,289.989,105.198,289.609,105.457,289.281,105.93,288.925,106.371,288.212,106.86,288.009,107.057,287.86,107.308,287.691,107.938,287.461,108.348,287.43,108.557,287.419,109.027,287.334,109.342,287.245,109.491,286.898,109.866,286.74,110.188,286.49,111.504,286.628,111.914,286.898,112.362,287.201,112.7,287.368,112.932,287.689,113.252,287.914,113.427,287.967,113.534,287.953,113.8,287.8,114.128,287.555,114.523,287.058,115.227,286.922,115.491,286.875,115.682,286.875,116.068,286.98,116.68,287.058,116.842,287.283,117.184,287.653,117.927,287.922,118.22,288.372,118.89,288.962,119.5,289.234,119.866,289.541,120.441,289.668,120.55,289.813,120.585,290.219,120.547,290.874,120.401,291.58,120.388,292.234,120.241,292.707,120.235,292.809,120.097,293.049,119.62,293.074,119.513,293.067,119.3,293.299,118.666,293.473,118.28,293.539,117.947,293.698,117.548,293.813,117.421,294.179,117.146,294.633,116.96,294.818,116.587,295.299,115.866,295.413,115.739,295.778,115.551,295.898,115.537,296.221,115.584,296.391,115.52,297.008,114.137,297.018,114.0,296.97,113.685,297.019,113.427,297.034,112.722,297.257,111.91,297.194,111.508,297.186,111.275,297.194,110.882,297.259,110.547,297.25,110.252,296.99,109.551,296.549,108.792,296.283,108.26,296.065,107.596,295.495,106.806,295.426,106.633,294.564,106.618,294.018,106.363,293.45,105.97,293.121,105.5,292.853,105.209],"label":[292.123,110.913],"lines":["Tylissos"],"slots":{"counter":0.8,"german":[290.629,109.966,291.55,109.966,290.629,110.885,291.55,110.885,290.629,111.805,291.55,111.805],"commonwealth":[292.749,109.966,293.669,109.966,292.749,110.885,293.669,110.885,292.749,111.805,293.669,111.805]}},{"id":"E03","ring":[301.026,108.874,301.213,109.007,301.858,109.322,302.162,109.418,302.435,109.402,302.916,109.243,303.184,109.112,303.805,108.612,304.052,108.38,304.418,108.107,304.58,108.029,304.788,107.998,306.13,108.011,306.491,108.131,307.268,108.555,307.329,108.377,307.416,107.758,307.371,107.57,307.044,106.778,307.03,106.236,307.059,106.028,307.199,105.606,307.449,105.215,308.008,104.656,308.26,104.508,308.93,104.457,309.923,104.17,310.803,104.011,311.187,103.995,311.34,103.188,311.344,102.156,311.28,101.783,310.697,101.816,310.54,101.883,310.198,102.105,309.915,102.154,305.476,102.16,305.248,102.136,305.001,102.02,304.836,101.985,302.475,101.969,302.732,102.449,302.979,103.163,303.195,103.585,303.26,103.842,303.286,104.295,303.415,104.565,303.554,104.987,303.569,105.258,303.44,105.528,303.162,105.81,302.881,106.409,302.525,106.773,302.297,106.944,302.202,107.09,302.034,107.481,301.727,107.734,301.458,108.027,301.065,108.752],"label":[305.58,104.27],"lines":["Ammoudara"],"slots":{"counter":0.8,"german":[304.046,102.797,304.966,102.797,304.046,103.718,304.966,103.718,304.046,104.639,304.966,104.639],"commonwealth":[306.166,102.797,307.086,102.797,306.166,103.718,307.086,103.718,306.166,104.639,307.086,104.639]}},{"id":"E04","ring":[307.268,108.555,307.458,109.243,307.699,109.642,307.781,109.72,307.988,109.833,308.4,109.981,308.707,110.234,308.892,110.179,309.665,109.833,310.603,109.172,310.995,108.681,311.218,108.186,311.601,107.769,311.875,107.403,312.053,107.099,312.365,106.853,312.799,106.407,312.859,106.227,312.866,105.755,312.833,105.548,312.755,105.386,312.532,105.129,312.236,104.705,311.187,103.995,310.803,104.011,309.923,104.17,308.93,104.457,308.26,104.508,308.008,104.656,307.449,105.215,307.199,105.606,307.059,106.028,307.03,106.236,307.044,106.778,307.371,107.57,307.416,107.758,307.329,108.377],"label":[309.485,106.7],"lines":["Giofyros","Therisos"],"slots":{"counter":0.8,"german":[308.531,105.215,309.449,105.215,310.369,105.215,308.531,106.134,309.449,106.134,310.369,106.134],"commonwealth":[308.531,107.334,309.449,107.334,310.369,107.334,308.531,108.255,309.449,108.255,310.369,108.255]}},{"id":"E05","ring":[311.187,103.995,312.236,104.705,312.532,105.129,312.755,105.386,312.833,105.548,312.866,105.755,313.42,105.748,314.394,105.602,315.18,105.588,315.875,105.402,316.16,105.286,316.365,105.093,316.547,104.794,316.626,104.554,316.659,104.266,316.842,103.729,317.218,103.145,317.394,102.921,317.472,102.762,317.507,102.473,317.49,101.692,317.4,101.412,316.764,101.417,316.596,101.393,316.265,101.208,315.968,100.953,315.819,100.887,315.527,100.869,314.694,100.88,314.287,101.035,313.403,101.084,312.85,101.395,312.512,101.446,312.162,101.594,311.759,101.632,311.511,101.748,311.28,101.783,311.344,102.156,311.34,103.188],"label":[314.347,103.312],"lines":["Heraklion"],"slots":{"counter":0.8,"german":[312.848,102.415,313.768,102.415,312.848,103.334,313.768,103.334,312.848,104.255,313.768,104.255],"commonwealth":[314.968,102.415,315.888,102.415,314.968,103.334,315.888,103.334,314.968,104.255,315.888,104.255]},"star":[314.301,105.266]},{"id":"E06","ring":[308.707,110.234,308.741,110.601,309.148,111.393,309.22,111.961,309.472,112.509,309.58,113.201,309.603,113.738,309.699,114.202,309.883,114.739,309.977,114.883,310.365,115.216,310.612,115.608,310.928,115.935,311.986,116.795,312.091,116.658,312.331,116.179,312.478,115.684,312.574,115.462,312.819,114.987,312.968,114.816,314.082,114.009,314.372,113.74,314.852,113.421,315.184,113.272,315.748,112.955,316.271,112.757,316.525,112.533,316.59,112.438,316.675,112.202,316.842,111.49,316.931,111.339,317.155,111.082,317.233,110.92,317.385,109.793,317.572,109.58,317.939,109.307,318.147,109.194,318.213,109.021,318.579,108.426,318.75,108.198,319.085,107.419,319.073,107.228,318.902,106.844,318.908,106.671,319.058,106.507,319.577,106.225,319.666,106.074,319.158,105.943,318.875,105.826,318.635,105.504,318.287,105.213,317.997,104.865,317.851,104.77,317.169,104.572,316.626,104.554,316.547,104.794,316.365,105.093,316.16,105.286,315.875,105.402,315.18,105.588,314.394,105.602,313.42,105.748,312.866,105.755,312.859,106.227,312.799,106.407,312.365,106.853,312.053,107.099,311.875,107.403,311.601,107.769,311.218,108.186,310.995,108.681,310.603,109.172,309.665,109.833,308.892,110.179],"label":[313.828,110.268],"lines":["Fortetsa"],"slots":{"counter":0.8,"german":[312.287,109.376,313.207,109.376,312.287,110.294,313.207,110.294,312.287,111.215,313.207,111.215],"commonwealth":[314.407,109.376,315.327,109.376,314.407,110.294,315.327,110.294,314.407,111.215,315.327,111.215]}},{"id":"E07","ring":[316.626,104.554,317.169,104.572,317.851,104.77,317.997,104.865,318.287,105.213,318.635,105.504,318.875,105.826,319.158,105.943,319.666,106.074,319.884,105.972,320.125,105.732,320.252,105.539,320.434,105.082,320.483,104.652,320.579,104.346,320.788,103.915,320.947,103.673,320.793,103.108,320.793,101.921,320.898,101.546,321.153,101.08,321.185,100.676,319.96,100.663,319.661,100.532,319.496,100.498,318.483,100.505,318.378,100.534,318.287,100.592,318.037,100.951,317.623,101.339,317.528,101.39,317.4,101.412,317.49,101.692,317.507,102.473,317.472,102.762,317.394,102.921,317.218,103.145,316.842,103.729,316.659,104.266],"label":[319.082,103.46],"lines":["Nea","Alikarnassos"],"slots":{"counter":0.8,"german":[318.256,102.167,319.136,102.167,320.016,102.167,318.236,103.046,319.116,103.046,319.997,103.046],"commonwealth":[317.436,103.926,318.316,103.926,319.196,103.926,320.076,103.926,318.877,104.807,319.757,104.807]}},{"id":"E08","ring":[320.947,103.673,321.579,103.682,321.77,103.731,321.917,103.824,322.169,104.133,322.421,104.281,323.009,104.33,323.746,104.474,323.842,104.008,323.909,103.838,324.02,103.707,324.434,103.401,324.944,102.633,325.161,102.049,325.252,101.901,325.37,101.776,325.352,101.601,325.308,101.51,325.183,101.437,324.84,101.406,324.682,101.357,324.357,101.157,323.951,100.747,323.499,100.558,323.405,100.538,323.125,100.654,323.016,100.674,322.793,100.651,322.441,100.505,322.087,100.494,321.795,100.509,321.494,100.638,321.185,100.676,321.153,101.08,320.898,101.546,320.793,101.921,320.793,103.108],"label":[322.831,102.378],"lines":["Heraklion","airfield"],"slots":{"counter":0.8,"german":[321.581,101.341,322.461,101.441,321.581,102.222,322.461,102.322,321.581,103.101,322.461,103.201],"commonwealth":[323.341,101.162,324.221,101.761,323.341,102.043,323.341,102.921,324.221,102.642,323.341,103.802]},"star":[322.627,103.974]},{"id":"E09","ring":[323.746,104.474,323.74,104.867,323.586,105.675,323.871,105.79,324.523,106.178,324.615,106.327,324.818,106.842,324.969,107.013,325.161,107.141,326.245,107.576,326.94,107.601,327.666,107.754,327.802,107.104,327.748,106.633,327.802,106.165,327.769,106.05,327.606,105.735,327.588,105.355,327.604,105.131,327.713,104.841,327.726,104.652,327.679,104.541,327.348,104.073,327.165,103.7,327.141,103.594,327.178,103.443,326.662,103.44,326.254,103.285,325.8,103.232,325.483,103.017,325.399,102.892,325.376,102.728,325.37,101.776,325.252,101.901,325.161,102.049,324.944,102.633,324.434,103.401,324.02,103.707,323.909,103.838,323.842,104.008],"label":[325.858,105.022],"lines":["East Hill","Prassas"],"slots":{"counter":0.8,"german":[324.857,103.851,325.737,103.851,326.617,103.851,324.338,104.732,325.216,104.732,326.096,104.732],"commonwealth":[326.976,104.732,325.036,105.61,325.916,105.61,326.797,105.61,325.417,106.491,326.298,106.491]}},{"id":"E10","ring":[318.147,109.194,318.387,109.354,318.739,109.482,319.419,109.522,319.548,109.553,319.681,109.66,320.06,110.161,320.165,110.214,320.37,110.217,320.583,110.11,320.853,109.74,321.316,109.482,321.601,109.289,322.053,108.859,322.307,108.715,322.546,108.635,323.009,107.656,323.034,106.962,323.14,106.267,323.332,105.901,323.586,105.675,323.74,104.867,323.746,104.474,323.009,104.33,322.421,104.281,322.169,104.133,321.917,103.824,321.77,103.731,321.579,103.682,320.947,103.673,320.788,103.915,320.579,104.346,320.483,104.652,320.434,105.082,320.252,105.539,320.125,105.732,319.884,105.972,319.666,106.074,319.577,106.225,319.058,106.507,318.908,106.671,318.902,106.844,319.073,107.228,319.085,107.419,318.75,108.198,318.579,108.426,318.213,109.021],"label":[321.075,107.328],"lines":["The Charlies"],"slots":{"counter":0.8,"german":[322.06,105.582,320.3,106.602,321.18,106.161,322.06,106.462,321.18,107.042,322.06,107.341],"commonwealth":[320.3,107.481,319.419,108.082,320.3,108.362,321.18,107.922,322.06,108.222,321.18,108.801]}},{"id":"E11","ring":[323.586,105.675,323.332,105.901,323.14,106.267,323.034,106.962,323.009,107.656,322.546,108.635,322.659,108.843,322.995,109.307,323.459,110.123,323.63,110.352,323.715,110.587,323.78,110.92,323.909,111.193,324.354,111.785,324.501,112.041,324.626,112.154,325.034,112.08,325.267,112.074,325.499,112.08,325.833,112.147,326.219,112.147,326.724,112.012,327.49,111.896,328.334,111.541,329.027,111.115,328.992,110.909,328.826,110.596,328.795,110.467,328.78,110.081,328.731,109.764,328.78,109.507,328.818,109.101,328.804,109.003,328.682,108.819,327.98,108.242,327.84,107.982,327.666,107.754,326.94,107.601,326.245,107.576,325.161,107.141,324.969,107.013,324.818,106.842,324.615,106.327,324.523,106.178,323.871,105.79],"label":[325.887,109.826],"lines":["Ames Ridge"],"slots":{"counter":0.8,"german":[324.446,108.894,325.367,108.894,324.446,109.813,325.367,109.813,324.446,110.734,325.367,110.734],"commonwealth":[326.566,108.894,327.486,108.894,326.566,109.813,327.486,109.813,326.566,110.734,327.486,110.734]}},{"id":"E12","ring":[311.986,116.795,311.97,117.337,311.81,118.218,311.699,118.586,311.667,118.795,311.89,118.81,312.474,118.948,313.343,118.957,313.552,118.988,314.251,119.249,314.579,119.482,314.995,119.706,315.269,119.913,315.443,119.977,315.588,119.993,316.3,119.988,317.363,119.771,317.906,119.755,318.129,119.771,319.115,119.988,319.984,119.997,320.392,120.066,320.53,120.057,320.65,120.017,320.797,119.924,321.013,119.58,321.241,119.409,322.018,119.147,322.466,119.114,322.352,118.428,322.172,118.049,321.964,117.698,321.915,117.508,321.9,116.882,321.844,116.618,321.835,116.4,322.1,115.227,322.33,114.818,322.601,114.208,322.9,113.709,322.98,113.629,323.428,113.356,323.875,113.163,324.316,112.804,324.466,112.553,324.626,112.154,324.501,112.041,324.354,111.785,323.909,111.193,323.78,110.92,323.715,110.587,323.63,110.352,323.459,110.123,322.995,109.307,322.659,108.843,322.546,108.635,322.307,108.715,322.053,108.859,321.601,109.289,321.316,109.482,320.853,109.74,320.583,110.11,320.37,110.217,320.165,110.214,320.06,110.161,319.681,109.66,319.548,109.553,319.419,109.522,318.739,109.482,318.387,109.354,318.147,109.194,317.939,109.307,317.572,109.58,317.385,109.793,317.233,110.92,317.155,111.082,316.931,111.339,316.842,111.49,316.675,112.202,316.59,112.438,316.525,112.533,316.271,112.757,315.748,112.955,315.184,113.272,314.852,113.421,314.372,113.74,314.082,114.009,312.968,114.816,312.819,114.987,312.574,115.462,312.478,115.684,312.331,116.179,312.091,116.658],"label":[318.096,116.021],"lines":["Knossos"],"slots":{"counter":0.8,"german":[316.606,115.127,317.527,115.127,316.606,116.045,317.527,116.045,316.606,116.966,317.527,116.966],"commonwealth":[318.726,115.127,319.646,115.127,318.726,116.045,319.646,116.045,318.726,116.966,319.646,116.966]}},{"id":"E13","ring":[327.666,107.754,327.84,107.982,327.98,108.242,328.682,108.819,328.804,109.003,328.818,109.101,328.78,109.507,328.731,109.764,328.78,110.081,328.795,110.467,328.826,110.596,328.992,110.909,329.027,111.115,329.29,111.171,329.94,111.481,330.225,111.512,330.433,111.481,330.744,111.311,330.978,111.226,331.33,111.177,331.635,111.082,332.001,110.889,332.328,110.576,332.47,110.476,333.13,110.259,333.475,110.044,334.161,109.529,334.649,109.056,334.787,108.954,334.978,108.186,335.177,107.585,335.254,107.421,335.39,107.237,335.569,106.778,335.578,106.56,335.513,106.227,335.509,105.997,335.66,105.107,335.669,104.477,335.74,104.068,335.753,103.629,335.635,103.618,335.393,103.498,335.23,103.463,334.154,103.452,333.936,103.498,333.589,103.778,333.426,103.815,333.014,103.811,332.813,103.727,332.604,103.534,332.457,103.465,331.871,103.445,331.718,103.412,331.646,103.347,331.502,103.11,331.388,102.986,331.294,102.932,331.129,102.901,330.717,102.912,330.421,103.046,330.261,103.085,329.492,103.099,329.143,103.245,328.441,103.285,328.14,103.414,327.974,103.447,327.178,103.443,327.141,103.594,327.165,103.7,327.348,104.073,327.679,104.541,327.726,104.652,327.713,104.841,327.604,105.131,327.588,105.355,327.606,105.735,327.769,106.05,327.802,106.165,327.748,106.633,327.802,107.104],"label":[331.682,107.039],"lines":["Karteros","Vathianos"],"slots":{"counter":0.8,"german":[330.161,106.092,331.081,106.092,330.161,107.013,331.081,107.013,330.161,107.934,331.081,107.934],"commonwealth":[332.281,106.092,333.201,106.092,332.281,107.013,333.201,107.013,332.281,107.934,333.201,107.934]}},{"id":"E14","ring":[334.787,108.954,334.961,109.021,335.46,109.32,336.052,109.449,336.35,109.551,336.642,109.74,336.9,109.962,337.125,110.057,338.224,110.072,338.709,109.997,338.929,110.013,339.05,110.05,339.201,110.139,340.086,110.856,340.241,111.02,340.418,111.322,340.535,111.446,340.645,111.495,341.393,111.628,342.017,111.883,342.306,111.961,342.625,111.832,342.899,111.626,343.315,111.402,343.544,111.231,343.779,111.146,344.175,111.064,344.573,110.9,344.721,110.809,345.139,110.427,345.562,110.21,346.313,110.081,346.946,110.075,347.168,109.815,347.493,109.5,347.643,109.409,347.984,109.271,348.113,109.161,348.217,108.943,348.34,108.508,348.512,108.12,348.547,107.834,348.554,105.761,348.85,104.619,348.85,104.17,348.73,103.729,348.545,103.356,348.389,103.112,348.324,102.937,348.315,102.804,348.28,102.815,347.997,102.728,347.641,102.715,347.104,102.717,346.767,102.806,346.378,102.682,346.082,102.544,345.315,102.531,345.15,102.564,344.678,102.833,344.366,102.943,344.175,103.046,344.012,103.081,341.257,103.079,341.088,103.052,340.783,102.928,340.315,102.906,340.152,102.937,339.634,103.236,339.074,103.449,337.161,103.465,336.994,103.491,336.745,103.605,336.636,103.629,335.753,103.629,335.74,104.068,335.669,104.477,335.66,105.107,335.509,105.997,335.513,106.227,335.578,106.56,335.569,106.778,335.39,107.237,335.254,107.421,335.177,107.585,334.978,108.186],"label":[342.286,107.27],"lines":["Gournes"],"slots":{"counter":0.8,"german":[340.767,106.38,341.687,106.38,340.767,107.301,341.687,107.301,340.767,108.22,341.687,108.22],"commonwealth":[342.887,106.38,343.807,106.38,342.887,107.301,343.807,107.301,342.887,108.22,343.807,108.22]}},{"id":"E15","ring":[324.626,112.154,324.466,112.553,324.316,112.804,323.875,113.163,323.428,113.356,322.98,113.629,322.9,113.709,322.601,114.208,322.33,114.818,322.1,115.227,321.835,116.4,321.844,116.618,321.9,116.882,321.915,117.508,321.964,117.698,322.172,118.049,322.352,118.428,322.466,119.114,322.588,119.154,322.819,119.323,323.082,119.458,323.341,119.505,323.519,119.447,324.018,119.067,324.274,118.923,324.499,118.746,324.661,118.668,325.189,118.557,325.579,118.562,325.837,118.61,326.147,118.568,326.276,118.588,326.811,118.77,327.196,119.025,327.424,119.356,327.573,119.687,327.842,119.979,328.08,120.301,328.147,120.474,328.379,120.481,328.713,120.547,329.179,120.561,329.923,120.698,330.706,120.791,330.907,120.756,331.323,120.53,331.844,120.332,333.087,120.294,333.199,120.246,333.361,120.088,333.555,119.802,333.778,119.387,333.929,119.216,334.123,119.09,334.464,118.952,334.903,118.67,335.137,118.586,335.593,118.482,336.544,118.473,336.754,118.442,337.214,118.26,337.892,117.82,338.072,117.765,338.33,117.812,338.674,118.027,338.881,118.22,339.092,118.568,339.253,118.728,339.794,118.985,340.23,119.351,340.457,119.409,340.674,119.323,341.442,118.81,342.008,118.255,342.402,118.009,342.74,117.707,343.3,117.468,343.509,117.437,343.819,117.441,344.709,117.592,345.651,117.579,346.338,117.386,346.85,117.337,347.473,117.162,347.745,117.033,348.122,116.771,348.649,116.578,348.81,116.418,348.914,116.201,348.937,116.07,348.875,115.599,348.93,115.338,348.939,115.12,348.875,114.719,348.939,114.388,348.953,113.922,349.019,113.587,349.01,113.292,348.944,113.117,348.763,112.819,348.522,112.258,348.433,111.867,348.275,111.546,347.964,111.135,347.088,110.254,346.946,110.075,346.313,110.081,345.562,110.21,345.139,110.427,344.721,110.809,344.573,110.9,344.175,111.064,343.779,111.146,343.544,111.231,343.315,111.402,342.899,111.626,342.625,111.832,342.306,111.961,342.017,111.883,341.393,111.628,340.645,111.495,340.535,111.446,340.418,111.322,340.241,111.02,340.086,110.856,339.201,110.139,339.05,110.05,338.929,110.013,338.709,109.997,338.224,110.072,337.125,110.057,336.9,109.962,336.642,109.74,336.35,109.551,336.052,109.449,335.46,109.32,334.961,109.021,334.787,108.954,334.649,109.056,334.161,109.529,333.475,110.044,333.13,110.259,332.47,110.476,332.328,110.576,332.001,110.889,331.635,111.082,331.33,111.177,330.978,111.226,330.744,111.311,330.433,111.481,330.225,111.512,329.94,111.481,329.29,111.171,329.027,111.115,328.334,111.541,327.49,111.896,326.724,112.012,326.219,112.147,325.833,112.147,325.499,112.08,325.267,112.074,325.034,112.08],"label":[330.57,116.014],"lines":["Episkopi","Skalani"],"slots":{"counter":0.8,"german":[329.014,115.131,329.934,115.131,329.014,116.052,329.934,116.052,329.014,116.971,329.934,116.971],"commonwealth":[331.136,115.131,332.054,115.131,331.136,116.052,332.054,116.052,331.136,116.971,332.054,116.971]}},{"id":"E16","ring":[311.667,118.795,311.556,119.083,311.166,119.653,310.801,120.008,310.452,120.221,310.338,120.345,310.146,120.794,309.919,121.206,309.683,121.852,309.659,122.868,309.514,123.842,309.514,124.066,309.541,124.2,309.794,124.827,309.843,125.178,310.035,125.786,310.066,125.995,310.271,126.27,310.422,126.361,311.169,126.492,311.921,126.7,312.389,126.791,313.89,126.778,314.173,126.66,314.87,126.236,315.044,126.172,315.182,126.163,315.514,126.228,316.048,126.254,316.245,126.374,316.605,126.736,316.848,127.053,317.129,127.332,317.269,127.432,318.091,127.73,318.354,127.867,318.681,128.1,319.236,128.342,319.418,128.371,320.033,128.28,320.492,128.1,320.915,127.883,321.795,127.324,322.185,126.993,322.461,126.962,322.862,127.024,323.194,126.962,323.57,126.938,323.984,126.791,324.112,126.68,324.421,126.267,325.196,125.844,325.368,125.615,325.568,125.415,325.842,125.209,326.045,125.012,326.259,124.665,326.372,124.541,326.835,124.282,326.965,124.173,327.265,123.831,327.33,123.658,327.354,123.281,327.403,123.09,327.795,122.522,327.873,122.36,327.924,121.61,328.13,120.938,328.147,120.474,328.08,120.301,327.842,119.979,327.573,119.687,327.424,119.356,327.196,119.025,326.811,118.77,326.276,118.588,326.147,118.568,325.837,118.61,325.579,118.562,325.189,118.557,324.661,118.668,324.499,118.746,324.274,118.923,324.018,119.067,323.519,119.447,323.341,119.505,323.082,119.458,322.819,119.323,322.588,119.154,322.466,119.114,322.018,119.147,321.241,119.409,321.013,119.58,320.797,119.924,320.65,120.017,320.53,120.057,320.392,120.066,319.984,119.997,319.115,119.988,318.129,119.771,317.906,119.755,317.363,119.771,316.3,119.988,315.588,119.993,315.443,119.977,315.269,119.913,314.995,119.706,314.579,119.482,314.251,119.249,313.552,118.988,313.343,118.957,312.474,118.948,311.89,118.81],"label":[319.523,124.011],"lines":["Archanes","Juktas"],"slots":{"counter":0.8,"german":[317.975,123.11,318.895,123.11,317.975,124.031,318.895,124.031,317.975,124.952,318.895,124.952],"commonwealth":[320.095,123.11,321.015,123.11,320.095,124.031,321.015,124.031,320.095,124.952,321.015,124.952]}},{"id":"E17","ring":[295.426,106.633,295.495,106.806,296.065,107.596,296.283,108.26,296.549,108.792,296.99,109.551,297.25,110.252,297.259,110.547,297.194,110.882,297.186,111.275,297.194,111.508,297.257,111.91,297.034,112.722,297.019,113.427,296.97,113.685,297.018,114.0,297.008,114.137,296.391,115.52,296.221,115.584,295.898,115.537,295.778,115.551,295.413,115.739,295.299,115.866,294.818,116.587,294.633,116.96,294.179,117.146,293.813,117.421,293.698,117.548,293.539,117.947,293.473,118.28,293.299,118.666,293.067,119.3,293.074,119.513,293.049,119.62,292.809,120.097,292.707,120.235,292.7,121.107,292.644,121.371,292.62,121.748,292.56,122.074,292.642,122.46,292.753,122.748,292.834,123.066,292.847,123.261,292.651,124.02,292.261,124.748,292.228,125.111,292.259,125.322,292.37,125.691,292.475,126.296,292.5,126.441,292.671,126.751,292.842,127.219,293.007,127.455,293.448,127.892,293.589,127.991,294.001,128.14,294.673,128.269,295.058,128.442,295.714,128.666,296.76,129.216,296.921,129.234,297.15,129.159,297.442,128.97,297.778,128.666,298.043,128.531,298.564,128.411,298.994,128.362,299.235,128.282,299.506,128.153,299.682,128.009,300.088,127.377,300.259,127.226,300.418,127.151,300.536,127.139,300.707,127.195,301.46,127.641,301.667,127.67,302.074,127.603,302.29,127.612,303.123,127.894,303.253,127.896,303.914,127.761,304.7,127.747,304.896,127.703,305.184,127.592,305.494,127.341,305.598,127.286,306.099,127.146,306.435,127.082,306.856,126.942,307.349,126.636,307.781,126.427,307.99,126.396,308.77,126.378,309.075,126.283,309.521,126.09,309.843,126.01,310.066,125.995,310.035,125.786,309.843,125.178,309.794,124.827,309.541,124.2,309.514,124.066,309.514,123.842,309.659,122.868,309.683,121.852,309.919,121.206,310.146,120.794,310.338,120.345,310.452,120.221,310.801,120.008,311.166,119.653,311.556,119.083,311.667,118.795,311.699,118.586,311.81,118.218,311.97,117.337,311.986,116.795,310.928,115.935,310.612,115.608,310.365,115.216,309.977,114.883,309.883,114.739,309.699,114.202,309.603,113.738,309.58,113.201,309.472,112.509,309.22,111.961,309.148,111.393,308.741,110.601,308.707,110.234,308.4,109.981,307.988,109.833,307.781,109.72,307.699,109.642,307.458,109.243,307.268,108.555,306.491,108.131,306.13,108.011,304.788,107.998,304.58,108.029,304.418,108.107,304.052,108.38,303.805,108.612,303.184,109.112,302.916,109.243,302.435,109.402,302.162,109.418,301.858,109.322,301.213,109.007,301.026,108.874,300.752,109.001,300.622,109.025,299.883,108.899,299.025,108.315,298.201,107.94,297.665,107.596,296.818,107.161,296.482,106.86,295.905,106.478,295.8,106.436,295.693,106.436,295.54,106.509],"label":[302.442,119.906],"lines":["Agios Myron","Voutes"],"slots":{"counter":0.8,"german":[300.928,119.014,301.849,119.014,300.928,119.935,301.849,119.935,300.928,120.854,301.849,120.854],"commonwealth":[303.048,119.014,303.968,119.014,303.048,119.935,303.968,119.935,303.048,120.854,303.968,120.854]}},{"id":"SA","ring":[118.098,134.883,118.909,134.379,119.565,134.288,119.78,133.787,120.098,133.461,121.094,133.43,121.639,133.822,121.632,134.337,121.392,134.683,121.397,134.939,121.771,135.24,122.279,135.243,123.857,134.067,123.855,133.654,123.428,133.359,123.383,133.15,124.866,132.702,126.241,133.283,126.764,133.771,127.662,133.532,128.502,132.886,130.19,133.221,131.165,133.024,131.54,132.693,133.039,132.906,133.938,133.609,134.471,134.757,135.096,135.047,135.765,135.076,136.094,134.983,137.063,135.063,137.464,134.568,138.308,134.184,139.531,133.984,140.476,134.335,141.088,133.851,142.674,133.263,145.155,133.053,145.444,133.199,146.171,134.062,146.605,134.266,146.986,135.007,147.979,134.927,149.042,135.913,149.61,136.106,150.817,137.752,151.16,138.025,151.396,137.943,151.717,137.386,152.632,137.654,153.218,137.0,153.588,136.942,154.96,137.335,155.723,137.845,156.539,137.681,157.855,137.674,158.84,137.881,159.853,138.549,160.463,138.777,161.229,138.517,161.742,137.954,162.301,137.594,161.434,134.506,160.679,133.101,159.864,131.996,159.688,130.492,159.182,130.279,157.641,129.181,156.2,128.941,154.058,127.963,152.561,127.781,150.781,126.92,150.189,126.31,149.117,124.264,148.269,123.19,147.698,122.092,147.578,121.439,147.868,119.933,147.336,117.943,147.478,116.121,148.24,111.843,149.017,110.461,149.567,107.707,149.236,105.664,147.641,103.66,146.968,102.171,145.979,101.961,143.413,101.887,142.936,101.645,141.863,99.597,141.349,97.951,140.899,97.201,139.807,96.134,138.542,95.479,137.644,94.457,136.478,93.702,135.037,92.262,133.97,90.931,133.386,89.593,133.025,87.758,132.869,87.904,132.68,88.035,132.33,88.486,132.179,88.574,132.054,88.594,131.727,88.537,131.096,88.532,130.687,88.601,130.31,88.626,129.896,88.772,129.646,89.003,129.542,89.058,128.582,89.378,128.198,89.473,127.98,89.482,127.571,89.411,127.392,89.409,126.709,90.767,126.666,91.102,127.212,92.409,128.931,95.251,129.758,96.103,131.018,97.004,131.294,97.447,131.402,99.258,131.814,100.525,131.912,102.828,132.101,103.358,132.921,104.701,133.259,106.52,133.277,108.399,133.09,109.629,133.201,110.782,132.987,112.191,132.586,113.7,132.949,116.05,131.987,117.909,130.907,119.229,129.55,120.033,128.072,121.195,127.276,121.359,125.947,121.273,124.653,120.887,123.167,120.035,122.657,120.108,120.652,121.215,119.24,124.603,119.158,126.143,119.548,127.909,119.574,128.546,119.191,129.833,118.588,133.55],"label":[138.605,124.428],"lines":["Askifou - Sfakia"],"slots":{"counter":0.8,"german":[137.155,123.528,138.055,123.528,137.155,124.428,138.055,124.428,137.155,125.328,138.055,125.328],"commonwealth":[139.155,123.528,140.055,123.528,139.155,124.428,140.055,124.428,139.155,125.328,140.055,125.328]},"wide":{"counter":4,"german":[135.949,105.626,140.447,105.626,144.948,105.626,135.949,110.128,140.447,110.128,144.948,110.128],"commonwealth":[135.949,116.028,140.447,116.028,144.948,116.028,135.949,120.527,140.447,120.527,144.948,120.527]}},{"id":"SB","ring":[156.586,89.178,156.737,87.394,156.735,84.936,156.603,84.381,156.585,83.187,156.414,82.961,155.621,82.894,155.329,82.473,155.229,82.02,155.254,81.607,155.668,80.676,155.815,77.926,155.456,76.322,154.819,75.985,154.552,75.202,154.058,74.658,153.835,73.682,153.467,73.396,153.149,72.688,153.147,71.732,152.832,71.767,152.098,72.53,150.848,73.065,150.641,73.56,150.118,74.199,148.901,75.14,148.456,75.151,148.149,74.683,147.318,74.454,146.719,74.665,146.511,74.995,146.277,75.936,146.03,76.282,145.81,77.285,145.6,77.532,144.968,77.567,144.42,77.256,144.017,77.212,142.985,77.558,142.429,77.52,141.663,76.884,141.103,77.017,140.603,76.95,139.135,75.61,139.13,75.779,139.31,76.22,139.262,76.533,139.308,76.917,139.186,77.181,139.11,77.425,139.086,78.122,138.95,78.625,138.927,79.082,138.854,79.568,139.063,80.001,139.166,80.376,139.173,81.488,139.141,81.776,138.981,82.098,138.709,82.384,137.44,83.036,137.262,83.176,137.208,83.329,137.244,83.573,137.237,83.713,137.021,84.377,137.021,84.683,137.092,85.091,137.077,85.473,136.981,85.697,136.709,86.063,136.582,86.176,135.949,86.424,135.642,86.598,135.121,86.795,134.397,87.272,134.206,87.323,133.671,87.347,133.497,87.412,133.159,87.634,133.025,87.758,133.386,89.593,133.97,90.931,135.037,92.262,136.478,93.702,137.644,94.457,138.542,95.479,139.807,96.134,140.899,97.201,141.349,97.951,141.863,99.597,142.936,101.645,143.413,101.887,145.979,101.961,146.968,102.171,147.476,101.958,147.966,101.49,148.901,99.305,149.24,98.923,149.848,98.572,149.707,98.064,149.848,97.603,150.265,97.308,151.191,97.035,151.612,96.496,152.396,93.979,152.309,93.463,151.902,92.688,151.844,92.14,152.211,91.332,152.83,90.753,154.071,90.132,155.129,89.924],"label":[146.309,85.506],"lines":["Vrysses - Apokoronas"],"slots":{"counter":0.8,"german":[144.859,84.606,145.759,84.606,144.859,85.506,145.759,85.506,144.859,86.406,145.759,86.406],"commonwealth":[146.859,84.606,147.759,84.606,146.859,85.506,147.759,85.506,146.859,86.406,147.759,86.406]},"wide":{"counter":4,"german":[152.144,77.414,142.544,79.815,147.344,80.613,147.344,85.415,152.144,82.215,152.144,87.015],"commonwealth":[142.544,84.614,137.743,89.615,142.544,89.415,147.344,90.214,142.544,94.215,147.344,95.013]}},{"id":"SC","ring":[149.848,98.572,150.746,98.635,153.514,99.467,154.1,99.842,154.915,100.705,155.43,103.31,156.628,107.634,157.113,108.588,157.419,109.722,157.831,110.27,159.463,111.517,160.996,111.903,161.419,112.2,162.058,113.243,162.84,114.142,163.258,114.923,164.147,115.952,165.169,117.572,167.09,119.489,167.882,119.897,169.885,120.536,171.141,121.2,171.929,121.371,171.992,120.714,172.268,120.03,174.665,116.933,174.633,115.426,174.99,113.931,174.925,112.6,175.591,111.595,177.308,110.19,177.547,108.51,177.749,107.752,178.012,107.295,179.545,106.187,181.186,105.91,181.888,105.65,182.638,104.883,183.288,104.539,182.01,103.895,181.482,103.465,181.386,103.241,181.351,102.635,181.257,102.411,180.983,102.122,180.52,101.867,180.239,101.668,180.063,101.364,179.952,101.009,179.988,100.634,179.865,100.281,179.771,99.735,179.776,99.105,179.879,98.57,179.983,98.273,180.433,97.363,180.482,97.17,180.473,96.897,179.914,97.177,178.6,97.179,178.03,97.001,176.542,97.024,176.19,97.25,174.669,98.97,173.428,99.396,170.671,99.393,170.036,99.214,167.339,99.216,166.764,99.038,165.209,99.027,164.628,98.852,163.136,98.834,161.855,98.49,160.907,98.47,158.802,98.064,156.83,97.141,156.361,96.578,156.704,95.679,155.851,93.928,155.831,92.016,156.111,91.126,156.145,90.547,156.55,90.032,156.586,89.178,155.129,89.924,154.071,90.132,152.83,90.753,152.211,91.332,151.844,92.14,151.902,92.688,152.309,93.463,152.396,93.979,151.612,96.496,151.191,97.035,150.265,97.308,149.848,97.603,149.707,98.064],"label":[168.597,107.372],"lines":["Georgioupolis"],"slots":{"counter":0.8,"german":[167.147,106.472,168.047,106.472,167.147,107.372,168.047,107.372,167.147,108.272,168.047,108.272],"commonwealth":[169.147,106.472,170.047,106.472,169.147,107.372,170.047,107.372,169.147,108.272,170.047,108.272]},"wide":{"counter":4,"german":[158.225,102.901,163.025,102.901,167.825,102.901,160.225,107.701,165.025,107.701,166.424,112.5],"commonwealth":[172.626,102.901,177.426,102.901,169.825,107.701,174.626,107.701,171.225,112.5,169.825,117.301]}},{"id":"SD","ring":[214.729,114.619,214.217,114.907,213.736,115.067,213.081,115.211,212.17,115.659,212.03,115.759,211.669,116.119,211.457,116.387,211.272,116.487,211.177,116.474,210.932,116.334,210.697,116.25,210.018,116.161,209.361,116.292,208.735,116.305,207.991,116.44,207.544,116.474,207.161,116.571,206.873,116.682,206.481,116.771,205.695,116.784,205.287,116.855,204.729,116.858,204.504,116.842,204.071,116.716,203.642,116.665,203.16,116.427,202.904,116.203,202.695,116.092,201.864,115.883,201.575,115.77,200.944,115.602,200.04,115.147,199.575,114.81,199.274,114.632,198.888,114.297,198.75,114.399,198.474,114.683,198.153,115.082,197.496,116.025,197.278,116.207,197.067,116.478,196.902,116.633,196.617,116.826,196.39,116.92,196.171,116.935,195.962,116.904,195.015,116.491,194.665,116.44,194.282,116.345,194.12,116.265,193.846,116.061,193.67,115.994,193.215,115.986,192.472,116.121,192.247,116.136,191.946,116.121,191.721,116.025,191.565,115.861,191.447,115.58,191.304,115.324,190.786,114.801,190.28,114.506,189.977,114.25,189.071,113.634,188.839,113.307,188.696,113.05,188.44,112.746,188.296,112.489,187.961,112.025,187.783,111.723,187.514,111.433,187.347,111.2,186.903,110.762,186.474,110.552,186.057,110.25,185.674,110.072,185.017,109.611,184.487,109.338,184.311,109.276,184.166,109.26,183.716,109.296,183.58,109.207,183.538,109.09,183.536,108.865,183.685,107.896,183.681,107.505,183.609,107.017,183.681,106.531,183.685,106.061,183.591,105.435,183.525,105.26,183.322,104.905,183.288,104.539,182.638,104.883,181.888,105.65,181.186,105.91,179.545,106.187,178.012,107.295,177.749,107.752,177.547,108.51,177.308,110.19,175.591,111.595,174.925,112.6,174.99,113.931,174.633,115.426,174.665,116.933,172.268,120.03,171.992,120.714,171.929,121.371,171.869,122.993,171.479,124.042,171.0,124.521,169.831,125.273,168.355,127.159,167.506,127.51,166.23,127.674,165.147,128.029,163.181,128.224,160.697,130.059,159.688,130.492,159.864,131.996,160.679,133.101,161.434,134.506,162.301,137.594,163.599,137.188,164.112,136.831,164.564,136.241,165.005,136.046,166.414,135.988,167.09,135.511,167.363,135.453,167.947,135.482,168.729,135.99,169.771,135.85,170.753,136.265,171.05,136.729,171.451,137.066,173.137,137.299,173.359,137.124,173.473,136.228,174.528,135.755,175.128,135.129,175.909,135.178,177.304,134.872,177.811,134.546,178.638,134.548,180.462,135.373,180.872,135.873,181.208,136.711,181.152,137.242,179.914,137.819,179.754,139.006,179.899,139.312,181.01,139.356,182.175,139.682,182.643,139.696,183.266,139.474,183.77,139.012,184.277,139.006,184.661,139.412,184.899,140.885,185.257,141.324,186.035,141.706,187.233,141.979,188.38,142.527,188.97,143.199,190.964,143.814,192.607,144.504,193.489,144.486,195.251,143.63,195.948,143.599,198.36,144.322,199.839,144.362,201.093,145.243,202.495,145.161,203.102,145.325,204.033,146.501,205.194,147.162,205.974,148.753,206.648,149.43,207.207,149.749,207.738,150.39,208.245,151.653,208.555,151.71,209.011,151.562,209.172,151.655,209.252,152.141,210.09,153.705,210.119,154.413,210.001,154.892,210.263,155.209,210.517,155.167,211.145,154.732,211.922,154.839,212.339,154.2,213.012,154.142,213.274,154.227,213.68,154.633,214.386,154.897,214.564,155.498,214.787,155.6,216.099,155.589,217.507,155.243,219.184,155.249,220.161,155.469,220.767,155.786,221.458,155.611,222.647,155.629,223.632,155.826,224.124,156.126,224.923,156.303,226.133,155.986,227.511,155.979,228.505,156.161,229.322,155.986,230.819,155.982,232.567,156.337,233.521,156.348,234.351,155.991,235.363,155.984,236.487,156.385,237.32,156.869,238.906,156.729,240.053,157.058,240.833,155.476,241.007,154.508,240.775,152.125,240.358,150.863,240.118,149.423,240.12,148.522,240.341,147.783,241.356,145.919,241.592,144.475,241.933,143.616,242.432,142.915,243.336,142.139,244.791,141.673,246.399,140.883,248.009,140.812,248.9,140.022,250.435,137.958,250.633,137.199,250.577,136.323,250.335,135.846,249.727,135.254,247.969,134.371,246.993,133.667,245.918,132.582,244.379,130.523,243.72,128.544,243.924,126.407,243.784,125.118,243.374,124.808,242.022,124.479,240.67,123.671,239.88,123.021,238.773,122.447,236.85,121.732,235.902,120.758,234.2,119.58,231.937,119.227,229.741,119.66,228.866,119.633,227.736,119.325,226.529,118.371,225.424,118.045,224.787,118.071,222.44,118.602,221.843,118.965,221.398,120.441,221.34,122.063,220.847,124.448,220.464,125.027,219.19,126.152,218.524,126.926,217.569,127.386,217.101,127.441,216.667,127.264,215.569,126.212,214.45,124.45,213.274,121.135,213.424,120.625,214.64,119.203,215.204,117.732,214.711,116.27,214.582,115.389],"label":[226.121,140.39],"lines":["Spili - Plakias"],"slots":{"counter":0.8,"german":[224.671,139.49,225.571,139.49,224.671,140.39,225.571,140.39,224.671,141.29,225.571,141.29],"commonwealth":[226.671,139.49,227.571,139.49,226.671,140.39,227.571,140.39,226.671,141.29,227.571,141.29]},"wide":{"counter":4,"german":[196.737,125.409,201.238,125.409,196.737,129.909,201.238,129.909,196.737,134.408,201.238,134.408],"commonwealth":[207.138,125.409,211.638,125.409,207.138,129.909,211.638,129.909,207.138,134.408,211.638,134.408]}},{"id":"SE","ring":[287.283,117.184,287.058,116.842,286.98,116.68,286.875,116.068,286.875,115.682,286.922,115.491,287.058,115.227,287.555,114.523,287.8,114.128,287.953,113.8,287.967,113.534,287.914,113.427,287.689,113.252,287.368,112.932,287.201,112.7,286.898,112.362,286.628,111.914,286.49,111.504,286.74,110.188,286.898,109.866,287.245,109.491,287.334,109.342,287.419,109.027,287.43,108.557,287.461,108.348,287.691,107.938,287.86,107.308,288.009,107.057,288.212,106.86,288.925,106.371,289.281,105.93,289.609,105.457,289.989,105.198,290.74,104.907,291.203,104.812,292.219,104.787,292.466,104.714,292.246,103.341,292.246,103.21,292.617,102.384,292.689,102.138,292.738,101.787,292.818,101.546,292.911,101.397,293.165,101.173,293.368,100.895,293.805,100.452,294.009,100.177,294.364,99.893,294.515,99.722,294.785,99.194,294.849,99.016,294.874,98.242,294.923,98.051,295.139,97.627,295.395,97.323,295.571,97.019,295.812,96.78,296.116,96.602,296.562,96.249,297.094,95.741,297.604,95.533,297.709,95.528,297.702,93.054,297.874,92.331,298.52,91.084,298.792,90.778,299.259,90.647,299.353,90.476,299.315,89.844,298.805,89.484,298.64,89.12,298.635,88.772,298.887,88.124,298.832,87.663,298.52,87.265,298.322,87.29,298.066,87.6,297.86,88.251,297.301,88.117,296.856,88.204,296.491,87.964,295.82,88.386,295.629,87.8,295.157,87.836,294.341,87.527,294.243,87.203,294.593,86.791,294.664,86.522,294.558,86.302,294.067,86.227,293.956,86.092,294.203,85.537,294.255,84.958,294.488,84.614,294.165,84.053,291.78,84.039,291.317,83.88,290.735,83.884,290.379,84.434,289.894,84.687,289.444,85.28,288.905,85.486,288.417,85.304,287.882,84.798,286.945,84.408,285.67,83.232,285.486,82.879,285.443,81.876,285.308,81.721,284.601,82.617,284.485,83.658,283.675,85.049,283.682,86.637,283.056,86.921,282.779,87.58,282.392,87.754,281.924,87.714,281.427,87.419,280.241,87.015,278.989,87.021,277.688,87.545,277.169,87.05,276.596,87.019,275.619,87.538,275.202,87.294,274.541,86.547,273.068,85.391,272.169,85.169,271.594,85.333,271.256,85.284,270.993,85.073,270.57,84.299,269.055,83.698,268.022,83.913,267.732,84.183,267.636,84.436,267.808,85.339,267.315,86.169,266.964,86.442,266.11,86.271,264.095,86.451,263.442,86.16,262.545,86.527,262.286,86.988,261.306,86.826,260.266,87.008,259.373,86.582,259.235,85.619,259.066,85.404,258.803,85.353,258.578,85.462,258.437,86.027,257.475,86.618,256.593,86.626,255.878,86.274,255.284,86.276,254.9,86.416,253.911,86.258,253.277,85.812,252.996,85.996,252.292,86.917,251.99,87.008,251.798,86.939,251.726,86.748,251.704,84.78,251.279,84.268,250.579,84.248,248.711,84.767,248.185,84.78,246.653,84.061,245.764,84.066,245.365,84.195,244.492,84.057,243.915,84.23,243.33,84.197,243.002,83.968,242.677,83.298,242.152,82.95,241.503,82.956,240.873,83.134,239.953,83.045,239.938,83.174,240.002,83.505,240.015,83.97,240.107,84.519,240.156,84.629,240.343,84.842,240.537,85.129,240.632,85.355,240.641,85.972,240.528,86.74,239.96,87.37,239.341,88.59,239.245,88.734,238.806,89.016,238.194,89.285,237.641,89.611,237.276,89.966,237.223,90.139,237.285,90.54,237.271,91.801,237.095,92.184,236.879,92.369,236.784,92.513,236.452,93.62,236.236,93.884,236.102,94.15,235.674,94.603,235.144,95.353,234.634,95.803,234.102,96.713,233.942,96.873,233.741,96.99,233.264,97.155,232.861,97.392,232.411,97.581,232.062,97.791,231.768,97.898,233.089,98.852,234.227,99.393,235.104,100.197,235.401,100.618,235.781,101.679,236.831,103.509,237.173,103.886,238.926,105.016,240.543,106.758,242.73,107.204,243.387,107.148,244.65,106.791,246.778,107.002,247.355,107.144,249.678,108.182,250.305,108.754,250.86,110.119,252.079,111.781,254.615,113.086,255.172,114.208,255.671,114.909,256.919,115.58,258.34,116.56,261.259,117.721,262.228,117.954,263.986,118.113,266.072,118.91,267.659,119.001,269.061,119.278,270.22,120.039,271.053,120.168,272.458,120.141,274.182,119.704,279.174,119.658,279.724,119.487,281.617,118.26,282.88,117.603,283.521,117.548,285.154,117.71,286.579,117.463],"label":[269.525,102.793],"lines":["Perama - Mylopotamos"],"slots":{"counter":0.8,"german":[268.075,101.893,268.975,101.893,268.075,102.793,268.975,102.793,268.075,103.693,268.975,103.693],"commonwealth":[270.075,101.893,270.975,101.893,270.075,102.793,270.975,102.793,270.075,103.693,270.975,103.693]},"wide":{"counter":4,"german":[246.818,92.118,251.319,92.118,246.818,96.618,251.319,96.618,246.818,101.117,251.319,101.117],"commonwealth":[257.219,92.118,261.718,92.118,257.219,96.618,261.718,96.618,257.219,101.117,261.718,101.117]}},{"id":"SF","ring":[248.009,140.812,246.399,140.883,244.791,141.673,243.336,142.139,242.432,142.915,241.933,143.616,241.592,144.475,241.356,145.919,240.341,147.783,240.12,148.522,240.118,149.423,240.358,150.863,240.775,152.125,241.007,154.508,240.833,155.476,240.053,157.058,241.143,157.584,242.176,158.824,242.802,159.248,243.648,160.322,244.196,162.383,244.849,163.625,245.635,165.704,245.833,168.165,246.572,171.853,246.561,174.371,246.368,175.323,245.876,175.891,245.071,175.971,244.426,176.328,243.936,177.291,244.122,177.606,244.074,178.296,244.673,179.141,244.1,179.452,244.014,180.195,244.082,180.451,244.671,180.79,244.884,181.198,244.924,183.171,244.769,184.247,244.978,184.748,244.045,185.927,245.029,186.621,244.818,187.04,245.178,187.36,245.132,188.006,244.817,188.401,244.818,188.771,245.085,188.847,245.63,188.527,245.769,188.638,245.777,188.849,245.537,189.208,244.808,189.37,244.827,189.914,244.524,190.218,244.808,190.659,243.907,191.871,243.27,192.184,242.701,192.263,241.828,192.767,241.728,193.748,241.439,194.511,241.49,194.908,241.724,195.135,242.831,195.132,243.172,194.851,243.731,194.631,245.038,194.622,245.432,194.844,245.635,195.279,246.107,195.319,246.386,195.072,246.497,194.717,246.954,194.311,247.637,194.584,248.375,193.732,248.775,194.074,249.054,195.037,249.444,195.319,249.635,195.299,250.012,194.842,250.873,194.702,251.241,194.935,251.711,194.655,252.671,194.93,253.206,194.453,253.664,194.294,254.05,194.413,254.293,194.316,254.428,194.076,254.372,193.597,254.495,193.364,255.518,192.299,256.212,191.875,257.03,191.849,257.544,191.979,258.083,191.671,259.115,191.474,259.618,191.609,260.985,191.096,261.816,191.107,262.271,191.276,263.277,191.194,264.257,191.3,265.819,192.004,266.487,191.924,267.338,192.199,268.218,192.241,269.226,192.656,270.354,193.67,271.951,193.142,273.086,193.144,273.906,193.324,274.503,193.579,275.207,194.342,275.527,194.427,275.984,194.334,276.311,193.408,276.799,193.482,278.086,192.947,280.359,192.94,281.329,192.645,281.476,192.734,281.862,193.97,282.14,194.336,282.574,194.425,283.08,194.287,283.563,194.549,283.731,194.484,283.893,194.147,284.145,192.867,284.499,192.618,284.945,192.738,285.348,192.587,285.996,192.592,286.562,193.027,287.129,192.417,287.893,192.745,288.664,192.749,289.31,192.594,290.107,192.894,290.539,192.454,290.8,192.397,292.176,192.805,292.666,193.107,293.125,193.113,293.473,192.834,293.999,191.888,294.337,191.58,294.544,191.598,295.199,192.323,295.578,192.366,296.079,191.911,296.517,191.7,297.511,190.597,298.419,190.222,298.792,190.515,299.529,190.575,299.861,191.15,300.079,191.272,300.364,191.185,300.487,190.77,300.72,190.584,301.48,191.074,301.818,191.072,302.308,190.772,302.587,190.739,303.549,191.243,304.464,191.462,305.955,191.451,306.598,191.123,307.171,191.893,307.396,192.423,307.558,192.512,308.171,192.093,309.745,191.405,310.3,190.806,311.287,190.26,311.512,189.512,311.846,189.122,312.236,189.071,312.737,189.195,313.225,188.731,314.22,188.199,314.87,188.263,315.28,187.793,316.761,187.764,317.213,187.631,318.213,187.755,318.821,187.438,319.621,187.269,319.899,187.531,320.563,187.757,321.29,187.613,321.505,188.05,321.69,188.13,322.087,188.099,322.537,187.784,323.539,187.768,325.216,186.337,325.459,185.86,325.742,184.704,326.867,183.191,327.276,182.399,327.684,179.448,327.296,174.475,327.561,174.043,328.806,173.129,329.043,172.671,329.014,172.117,328.519,170.943,328.194,169.587,327.521,168.34,326.993,164.548,326.586,163.994,325.671,163.71,325.421,163.479,324.681,161.822,324.632,161.025,324.989,159.474,325.011,158.842,324.844,158.296,324.089,156.891,323.603,157.124,322.2,158.602,320.236,159.76,318.187,160.59,317.073,161.396,315.614,163.057,315.151,163.286,314.786,163.286,313.594,162.587,312.191,162.07,310.282,160.619,308.18,159.84,307.157,159.183,305.03,158.91,303.56,157.502,302.495,155.926,300.99,155.509,299.879,155.482,298.586,155.868,295.589,156.232,293.484,157.24,293.127,157.306,292.584,157.195,291.337,156.523,289.588,156.352,287.802,155.864,286.018,156.492,285.492,156.55,285.042,156.337,284.129,155.571,283.02,155.241,281.129,155.394,279.917,155.225,278.519,155.243,276.759,155.882,275.136,156.155,271.839,155.622,270.518,155.048,268.409,155.394,267.037,155.145,264.916,153.665,263.709,152.232,262.204,152.057,261.692,151.848,261.426,151.395,260.729,149.212,259.159,149.101,256.522,147.659,254.548,147.233,253.871,146.949,253.259,146.361,252.793,145.389,252.441,145.021,251.745,144.755,250.301,144.519,249.76,144.1,248.74,142.48],"label":[274.467,174.682],"lines":["Messara (Tymbaki - Agia Deka)"],"slots":{"counter":0.8,"german":[273.017,173.782,273.917,173.782,273.017,174.682,273.917,174.682,273.017,175.582,273.917,175.582],"commonwealth":[275.017,173.782,275.917,173.782,275.017,174.682,275.917,174.682,275.017,175.582,275.917,175.582]},"wide":{"counter":4,"german":[255.502,159.691,260.003,159.691,255.502,164.191,260.003,164.191,255.502,168.691,260.003,168.691],"commonwealth":[265.903,159.691,270.403,159.691,265.903,164.191,270.403,164.191,265.903,168.691,270.403,168.691]}},{"id":"SG","ring":[328.147,120.474,328.13,120.938,327.924,121.61,327.873,122.36,327.795,122.522,327.403,123.09,327.354,123.281,327.33,123.658,327.265,123.831,326.965,124.173,326.835,124.282,326.372,124.541,326.259,124.665,326.045,125.012,325.842,125.209,325.568,125.415,325.368,125.615,325.196,125.844,324.421,126.267,324.112,126.68,323.984,126.791,323.57,126.938,323.194,126.962,322.862,127.024,322.461,126.962,322.185,126.993,321.795,127.324,320.915,127.883,320.492,128.1,320.033,128.28,319.418,128.371,319.236,128.342,318.681,128.1,318.354,127.867,318.091,127.73,317.269,127.432,317.129,127.332,316.848,127.053,316.605,126.736,316.245,126.374,316.048,126.254,315.514,126.228,315.182,126.163,315.044,126.172,314.87,126.236,314.173,126.66,313.89,126.778,312.389,126.791,311.921,126.7,311.169,126.492,310.422,126.361,310.271,126.27,310.066,125.995,309.843,126.01,309.521,126.09,309.075,126.283,308.77,126.378,307.99,126.396,307.781,126.427,307.349,126.636,306.856,126.942,306.435,127.082,306.099,127.146,305.598,127.286,305.494,127.341,305.184,127.592,304.896,127.703,304.7,127.747,303.914,127.761,303.253,127.896,303.123,127.894,302.29,127.612,302.074,127.603,301.667,127.67,301.46,127.641,300.707,127.195,300.536,127.139,300.418,127.151,300.259,127.226,300.088,127.377,299.682,128.009,299.506,128.153,299.235,128.282,298.994,128.362,298.564,128.411,298.043,128.531,297.778,128.666,297.442,128.97,297.15,129.159,296.921,129.234,296.76,129.216,295.714,128.666,295.058,128.442,294.673,128.269,294.001,128.14,293.589,127.991,293.448,127.892,293.007,127.455,292.842,127.219,292.671,126.751,292.5,126.441,292.475,126.296,290.996,127.639,289.53,128.333,285.392,131.395,282.909,134.672,282.107,136.028,280.405,136.969,275.652,138.935,274.77,139.494,273.583,139.986,272.22,140.301,270.313,140.135,269.583,140.306,268.959,140.88,268.208,142.05,267.411,142.933,265.342,146.146,263.03,147.672,261.551,148.353,260.729,149.212,261.426,151.395,261.692,151.848,262.204,152.057,263.709,152.232,264.916,153.665,267.037,155.145,268.409,155.394,270.518,155.048,271.839,155.622,275.136,156.155,276.759,155.882,278.519,155.243,279.917,155.225,281.129,155.394,283.02,155.241,284.129,155.571,285.042,156.337,285.492,156.55,286.018,156.492,287.802,155.864,289.588,156.352,291.337,156.523,292.584,157.195,293.127,157.306,293.484,157.24,295.589,156.232,298.586,155.868,299.879,155.482,300.99,155.509,302.495,155.926,303.56,157.502,305.03,158.91,307.157,159.183,308.18,159.84,310.282,160.619,312.191,162.07,313.594,162.587,314.786,163.286,315.151,163.286,315.614,163.057,317.073,161.396,318.187,160.59,320.236,159.76,322.2,158.602,323.603,157.124,324.089,156.891,324.514,156.117,325.348,155.536,327.631,155.751,329.802,156.239,331.15,155.793,332.43,155.633,333.167,155.409,333.742,155.023,334.595,153.958,335.666,153.108,336.564,152.085,336.883,151.928,337.898,151.963,340.036,152.937,340.752,152.906,342.574,151.138,342.948,150.071,343.436,149.6,344.282,149.245,346.578,149.139,349.463,147.706,351.08,147.162,351.999,145.922,353.166,144.928,353.848,143.931,352.53,142.851,350.483,142.256,349.088,140.293,347.779,138.722,347.266,138.273,346.778,138.043,345.279,137.861,344.215,137.486,342.103,137.437,341.342,137.237,339.008,135.012,337.081,133.581,336.161,133.059,334.656,131.444,333.564,130.856,332.8,129.46,332.666,127.674,332.31,126.591,332.188,125.753,331.41,123.891,330.268,122.633,329.199,121.781],"label":[313.472,143.698],"lines":["Agia Varvara"],"slots":{"counter":0.8,"german":[312.022,142.798,312.922,142.798,312.022,143.698,312.922,143.698,312.022,144.598,312.922,144.598],"commonwealth":[314.022,142.798,314.922,142.798,314.022,143.698,314.922,143.698,314.022,144.598,314.922,144.598]},"wide":{"counter":4,"german":[284.579,143.237,289.08,143.237,284.579,147.737,289.08,147.737,284.579,152.236,289.08,152.236],"commonwealth":[294.979,143.237,299.478,143.237,294.979,147.737,299.478,147.737,294.979,152.236,299.478,152.236]}},{"id":"SH","ring":[353.848,143.931,354.979,143.86,357.329,142.853,359.443,140.885,360.86,140.142,361.632,138.755,362.113,138.276,362.779,137.983,364.648,137.512,365.51,137.792,367.659,139.243,367.993,139.627,368.561,140.738,369.312,141.429,372.158,142.423,374.45,143.971,375.312,144.309,376.174,144.406,377.551,144.353,381.395,143.638,383.952,142.833,384.808,142.74,386.037,142.884,387.217,142.749,388.07,142.831,389.921,143.381,390.707,143.794,391.071,144.149,391.242,144.672,391.131,146.033,391.612,147.206,391.745,148.012,391.614,148.817,391.037,150.399,390.605,150.927,388.857,152.061,388.003,152.884,387.108,154.87,385.73,156.372,385.175,157.257,384.318,157.841,383.068,159.23,381.894,160.215,381.382,161.145,381.255,161.91,381.424,162.438,382.112,163.188,383.883,164.298,384.906,165.913,386.832,168.298,386.906,168.655,386.743,170.32,386.926,171.755,386.803,172.922,387.629,175.669,387.589,177.211,388.516,180.135,389.342,180.191,390.059,179.934,390.805,179.097,391.667,178.593,392.79,178.187,393.422,178.172,393.879,178.338,394.456,178.283,394.997,177.892,395.164,177.358,395.423,177.12,396.995,176.628,398.124,175.962,400.182,176.131,400.579,176.286,401.212,176.122,401.808,176.131,402.387,176.306,403.37,176.217,404.191,176.488,404.652,176.452,405.031,176.199,405.503,176.466,406.029,176.477,407.417,176.115,410.421,176.483,412.197,175.569,412.842,174.875,414.617,174.293,415.662,174.087,416.553,174.114,417.676,174.626,418.981,174.657,420.573,175.52,421.589,175.778,423.732,176.65,424.304,176.364,424.961,175.438,425.516,175.214,426.219,175.208,427.184,175.58,427.99,176.261,429.975,177.393,432.405,177.706,433.859,178.134,434.329,178.141,436.042,177.511,438.158,177.2,438.839,176.545,439.85,176.242,440.848,175.6,441.762,175.494,442.898,174.782,443.583,174.127,443.918,174.105,444.376,174.267,445.212,174.227,446.056,173.448,447.169,173.002,447.876,173.335,448.336,173.324,449.319,172.481,450.183,172.394,450.673,172.092,451.239,172.017,451.688,171.702,452.789,171.853,453.778,171.154,456.315,170.927,457.499,170.122,457.827,170.024,458.52,170.182,459.034,170.02,461.368,170.02,463.286,170.728,464.068,170.706,464.868,170.526,465.487,170.069,466.041,169.86,466.983,169.962,467.112,169.086,467.228,168.959,468.36,169.272,469.36,169.312,469.863,169.769,470.536,170.113,472.01,172.152,471.776,172.898,472.062,173.251,473.071,173.523,473.883,172.889,475.483,173.594,476.031,174.393,476.343,174.622,477.087,174.555,478.178,173.621,479.296,173.883,483.51,172.8,484.338,172.818,485.456,173.335,487.51,173.561,487.956,174.005,488.797,175.381,489.421,176.097,488.72,177.249,488.762,177.655,489.167,178.498,489.648,178.198,490.747,178.081,491.573,178.527,492.33,178.527,493.285,178.014,494.058,178.121,494.644,177.386,497.446,177.333,497.963,176.991,498.032,176.825,497.91,176.455,497.578,176.215,497.644,176.033,498.967,175.225,500.139,175.316,500.311,175.103,500.4,174.537,500.576,174.353,500.938,174.442,501.442,174.928,501.703,174.999,502.435,174.766,502.981,174.324,503.778,174.094,504.6,174.118,505.736,174.637,506.769,174.42,507.112,174.145,507.556,172.665,508.62,172.421,509.587,172.765,509.819,172.691,510.168,171.853,510.106,170.981,510.302,170.797,510.776,170.659,511.2,169.991,511.554,169.738,511.861,169.683,513.75,170.304,514.033,168.942,514.581,168.059,515.12,167.568,515.507,166.485,516.02,165.882,516.227,165.172,516.26,164.464,516.596,163.592,517.142,163.248,517.634,162.651,518.525,160.839,519.421,159.942,519.792,159.758,519.911,159.416,520.349,158.973,520.588,158.524,521.169,158.043,520.561,156.811,519.906,156.157,520.007,155.773,520.459,155.318,521.405,154.899,521.806,154.056,522.196,153.608,522.684,153.299,523.0,152.736,523.026,151.906,522.761,151.191,522.742,150.479,522.922,149.585,523.456,148.305,523.481,147.355,523.327,146.991,522.828,146.543,522.483,145.895,522.163,144.153,523.026,142.942,522.984,142.545,522.659,142.023,522.744,140.701,522.911,140.237,524.278,139.634,524.583,138.986,525.991,139.658,526.791,139.634,527.357,139.059,527.677,139.068,528.23,138.473,528.904,138.136,529.372,137.306,529.158,136.489,529.386,135.879,529.254,134.925,529.528,134.481,529.533,133.893,529.047,133.312,528.862,133.279,528.241,133.607,527.951,133.98,527.753,134.568,526.704,135.753,526.167,135.775,524.414,135.049,524.143,134.748,523.704,134.559,522.565,134.295,522.314,133.603,522.43,133.117,522.389,132.42,522.04,132.15,521.298,132.054,520.989,131.717,520.639,130.856,520.634,130.09,520.877,129.802,521.574,129.485,521.782,129.241,521.719,128.544,522.047,128.353,522.096,128.176,521.701,127.548,521.601,126.882,521.94,126.212,521.1,125.278,520.989,124.81,521.053,124.151,520.65,123.461,520.755,122.979,520.605,121.599,520.508,121.43,520.105,121.317,519.953,121.093,519.991,119.904,519.579,118.588,519.784,118.133,520.185,118.009,520.741,117.366,521.545,116.844,522.329,116.591,523.207,116.554,523.935,116.205,524.681,115.125,524.619,113.563,525.036,113.787,525.47,113.762,525.379,112.986,525.497,112.777,526.978,112.489,527.365,112.198,527.394,110.796,527.083,110.376,527.537,109.962,528.443,109.855,528.758,109.396,528.555,108.905,528.562,107.181,528.232,106.869,526.624,107.195,526.247,107.665,525.875,107.869,524.684,107.882,524.12,107.745,523.982,108.218,523.441,108.422,523.062,108.335,522.811,108.522,522.8,108.766,523.098,109.116,523.045,109.697,523.229,110.033,523.831,110.157,524.27,110.436,525.486,109.979,525.541,110.392,525.965,110.556,525.022,110.809,524.59,110.687,523.604,111.018,522.603,111.06,521.713,111.532,521.407,112.125,521.635,112.558,521.973,112.859,522.851,112.91,523.701,113.137,523.793,113.611,523.682,113.935,523.14,113.816,522.635,114.124,521.962,114.022,521.409,114.257,520.811,114.885,519.888,115.054,519.336,114.925,518.881,115.229,518.45,115.333,518.262,115.531,518.084,116.121,518.133,116.627,517.944,116.758,516.527,116.274,516.392,115.97,516.363,115.08,516.082,114.763,515.65,114.816,515.01,115.404,514.265,115.497,513.806,115.786,513.556,116.327,513.728,116.684,514.2,117.008,514.342,117.412,514.258,117.585,513.743,117.743,513.402,118.027,512.714,118.222,512.445,118.207,512.07,117.887,511.73,118.036,511.921,118.695,511.716,120.672,511.83,120.749,512.364,120.487,512.567,120.649,512.106,122.012,510.394,124.117,509.701,123.931,509.333,123.47,508.943,123.561,508.716,123.984,509.081,124.448,509.061,125.016,507.857,125.881,507.857,126.463,507.71,126.68,506.66,126.98,506.213,127.293,505.583,127.024,505.25,127.264,504.665,127.375,504.589,127.798,504.761,128.457,505.244,129.057,505.224,129.431,505.415,129.986,504.317,130.104,503.979,130.272,503.68,130.889,503.108,131.133,502.466,132.385,501.438,132.746,500.711,133.363,499.598,133.425,498.996,133.756,497.816,133.92,497.375,133.78,496.183,133.763,495.744,133.547,495.239,133.084,494.363,133.021,493.559,132.691,492.867,132.618,491.473,131.857,491.33,131.633,491.399,131.246,492.138,130.299,492.404,129.323,493.243,127.745,493.163,127.381,492.125,127.082,491.58,126.591,490.626,126.993,490.305,127.581,489.735,127.94,489.314,127.883,488.29,128.38,487.214,128.626,486.898,129.105,485.853,128.258,485.274,128.249,484.298,128.551,483.218,127.707,482.722,126.625,483.027,126.07,483.594,125.677,483.706,125.309,483.615,125.138,482.951,124.925,482.508,124.943,482.174,125.367,481.737,125.584,480.946,126.991,480.465,127.399,479.83,127.315,478.973,127.446,478.659,127.115,478.349,126.474,477.94,126.216,477.34,126.549,476.013,126.773,474.951,128.049,473.863,128.797,473.079,129.651,472.5,130.033,472.38,130.945,472.647,131.506,472.639,131.961,472.137,132.527,471.712,132.746,471.318,133.286,471.164,133.288,470.752,132.904,470.422,132.875,469.692,133.117,468.995,133.865,468.444,133.774,467.565,133.96,467.326,133.882,466.818,133.179,466.351,132.888,465.471,132.866,464.963,133.064,464.531,133.514,464.005,135.003,463.613,135.451,463.255,136.445,462.705,136.734,462.388,137.073,461.638,137.133,460.66,137.457,460.094,137.299,459.566,137.466,458.132,137.472,457.673,137.641,457.146,137.645,456.348,137.319,455.54,137.246,454.74,136.41,453.758,136.341,453.217,135.85,452.802,135.877,452.112,137.184,452.15,137.697,452.702,138.289,452.693,138.759,452.481,139.436,452.176,139.5,451.782,139.372,451.237,139.591,450.651,140.108,450.083,141.488,449.682,141.997,449.214,142.269,448.21,142.309,447.869,142.476,446.942,143.661,446.748,143.137,446.408,142.884,446.272,142.289,445.795,141.959,445.21,142.163,444.76,142.609,444.085,142.968,443.379,144.038,443.327,145.76,443.136,146.29,442.951,146.492,442.394,146.576,442.044,146.807,442.045,147.603,441.815,147.914,440.918,148.038,440.708,148.205,440.579,149.243,440.089,150.554,438.167,152.554,437.557,152.669,436.846,152.988,436.463,152.76,436.332,152.232,435.935,151.748,435.69,151.775,435.253,152.183,434.614,151.906,433.581,152.019,432.748,151.415,432.353,150.712,431.981,150.634,431.496,150.923,431.18,150.617,430.961,150.093,430.266,150.341,429.514,150.013,428.462,149.265,428.066,148.6,426.926,149.106,426.734,148.981,426.632,148.493,425.981,148.589,425.832,148.704,425.703,149.31,425.387,149.483,425.161,149.354,424.93,148.722,424.297,148.047,423.923,148.198,423.466,149.214,422.447,148.549,422.195,148.007,422.553,147.195,422.406,146.652,422.718,146.241,422.545,145.82,422.747,144.672,422.513,144.513,421.698,144.639,421.484,144.559,421.496,144.404,421.825,144.162,421.504,143.656,421.6,143.168,420.727,142.074,420.694,141.606,420.339,141.424,419.707,140.659,419.889,140.21,419.874,139.878,419.509,139.469,419.35,138.868,418.996,138.509,419.037,137.947,419.517,137.643,420.117,136.472,421.224,135.913,421.4,135.571,421.366,134.821,420.765,134.734,420.241,133.645,420.344,133.104,420.279,132.602,420.718,132.795,420.939,132.323,420.506,131.761,420.31,131.282,419.78,130.665,419.849,128.959,420.11,128.666,421.168,128.362,422.126,127.721,423.282,127.63,424.417,126.33,424.389,125.757,423.852,125.089,423.683,124.011,423.253,123.632,423.226,122.928,423.362,122.385,423.084,121.894,423.128,121.337,423.671,120.865,425.458,120.487,426.514,120.92,427.324,121.848,427.692,121.943,428.023,121.686,428.182,120.672,428.013,120.35,427.462,120.144,427.035,119.387,427.208,117.96,427.491,117.599,427.974,117.434,427.963,116.953,427.413,115.923,426.963,116.043,426.553,116.527,426.407,116.212,426.473,115.877,426.729,115.562,427.656,115.12,428.013,114.477,428.03,114.153,427.108,113.381,426.366,112.422,425.019,111.992,424.268,112.265,423.986,112.935,423.832,114.08,423.859,115.14,424.157,115.291,424.769,115.16,424.876,115.42,424.712,115.777,424.21,116.221,423.999,116.742,424.012,117.554,424.44,117.816,424.544,118.056,424.364,118.302,424.001,118.406,424.126,119.221,423.914,119.868,423.625,120.144,423.268,120.201,422.371,119.842,421.967,119.429,421.297,119.036,421.281,118.224,421.678,117.707,421.854,116.94,421.901,115.218,422.683,114.175,422.912,113.605,422.91,112.715,422.476,111.517,422.504,110.394,422.667,110.172,423.892,109.422,424.959,109.141,425.714,108.761,426.997,107.969,427.513,107.408,427.992,107.27,428.796,106.702,429.509,105.646,429.997,104.616,430.041,102.952,430.327,102.391,430.24,102.04,428.95,101.825,428.32,102.023,427.861,102.455,427.195,102.704,426.545,102.691,425.992,102.382,425.284,102.34,424.257,102.693,423.605,102.71,423.193,102.566,422.718,101.863,422.397,101.801,420.825,102.151,419.782,101.994,418.805,102.196,417.649,102.691,416.856,102.852,416.362,102.537,415.727,102.704,415.27,102.671,414.018,101.998,413.624,101.663,412.736,101.375,412.388,101.097,411.55,101.002,411.156,100.452,410.753,100.179,410.129,100.137,409.239,100.547,408.401,101.319,407.619,101.586,406.615,101.621,405.192,102.149,404.392,102.256,403.523,102.162,402.541,102.364,401.639,102.861,400.831,102.919,399.572,103.314,399.018,103.618,397.057,103.669,396.688,104.017,396.273,104.845,395.759,105.06,394.977,105.759,394.053,106.201,393.347,106.236,392.89,106.405,392.242,106.389,391.206,105.686,390.491,105.681,390.033,105.848,389.333,105.888,387.607,106.849,387.166,107.445,386.609,107.643,386.097,108.38,384.99,108.459,384.386,108.79,383.511,108.865,382.092,109.851,381.593,109.966,380.048,110.807,379.607,110.898,378.929,111.37,378.079,111.228,376.894,111.69,376.364,111.752,375.92,111.612,375.41,111.932,373.805,111.985,372.889,112.329,370.735,112.329,370.216,112.158,369.023,112.14,367.702,111.637,367.339,110.958,367.377,110.183,367.011,109.6,366.633,109.391,364.768,109.129,364.171,108.779,363.795,108.304,363.336,108.153,362.624,107.204,362.254,107.128,361.873,106.862,361.768,105.602,361.281,105.429,360.831,105.005,360.706,104.23,360.196,103.52,360.41,102.586,360.325,102.387,359.098,102.329,358.441,101.985,356.768,101.989,355.735,102.333,354.665,102.349,354.089,102.526,353.256,102.517,352.797,102.349,351.661,102.347,351.093,102.533,349.36,102.54,348.315,102.804,348.324,102.937,348.389,103.112,348.545,103.356,348.73,103.729,348.85,104.17,348.85,104.619,348.554,105.761,348.547,107.834,348.512,108.12,348.34,108.508,348.217,108.943,348.113,109.161,347.984,109.271,347.643,109.409,347.493,109.5,347.168,109.815,346.946,110.075,347.088,110.254,347.964,111.135,348.275,111.546,348.433,111.867,348.522,112.258,348.763,112.819,348.944,113.117,349.01,113.292,349.019,113.587,348.953,113.922,348.939,114.388,348.875,114.719,348.939,115.12,348.93,115.338,348.875,115.599,348.937,116.07,348.914,116.201,348.81,116.418,348.649,116.578,348.122,116.771,347.745,117.033,347.473,117.162,346.85,117.337,346.338,117.386,345.651,117.579,344.709,117.592,343.819,117.441,343.509,117.437,343.3,117.468,342.74,117.707,342.402,118.009,342.008,118.255,341.442,118.81,340.674,119.323,340.457,119.409,340.23,119.351,339.794,118.985,339.253,118.728,339.092,118.568,338.881,118.22,338.674,118.027,338.33,117.812,338.072,117.765,337.892,117.82,337.214,118.26,336.754,118.442,336.544,118.473,335.593,118.482,335.137,118.586,334.903,118.67,334.464,118.952,334.123,119.09,333.929,119.216,333.778,119.387,333.555,119.802,333.361,120.088,333.199,120.246,333.087,120.294,331.844,120.332,331.323,120.53,330.907,120.756,330.706,120.791,329.923,120.698,329.179,120.561,328.713,120.547,328.379,120.481,328.147,120.474,329.199,121.781,330.268,122.633,331.41,123.891,332.188,125.753,332.31,126.591,332.666,127.674,332.8,129.46,333.564,130.856,334.656,131.444,336.161,133.059,337.081,133.581,339.008,135.012,341.342,137.237,342.103,137.437,344.215,137.486,345.279,137.861,346.778,138.043,347.266,138.273,347.779,138.722,349.088,140.293,350.483,142.256,352.53,142.851],"label":[482.731,151.568],"lines":["Malia - Neapolis - Sitia"],"slots":{"counter":0.8,"german":[481.281,150.668,482.181,150.668,481.281,151.568,482.181,151.568,481.281,152.468,482.181,152.468],"commonwealth":[483.281,150.668,484.181,150.668,483.281,151.568,484.181,151.568,483.281,152.468,484.181,152.468]},"wide":{"counter":4,"german":[377.998,114.144,382.496,114.144,377.998,118.644,382.496,118.644,377.998,123.143,382.496,123.143],"commonwealth":[388.396,114.144,392.897,114.144,388.396,118.644,392.897,118.644,388.396,123.143,392.897,123.143]}}],"blocks":[{"id":"XL","name":"Lefka Ori (White Mountains)","ring":[83.889,124.508,84.087,124.836,84.798,125.085,85.606,124.907,86.477,125.047,87.217,124.588,87.488,124.561,88.762,125.225,89.557,125.344,90.43,126.139,91.165,126.25,91.836,126.72,92.631,126.838,93.337,127.384,94.288,127.881,94.573,128.282,94.811,128.409,95.941,128.404,96.847,127.881,97.976,127.854,99.012,127.632,99.417,127.339,99.966,127.237,100.603,126.438,102.322,126.745,103.404,126.398,105.335,126.221,106.088,126.545,107.273,126.829,108.594,127.778,109.625,129.374,109.835,129.964,110.712,130.761,111.354,132.569,112.066,133.201,113.26,133.929,115.596,134.686,115.978,134.619,118.098,134.883,118.588,133.55,119.191,129.833,119.574,128.546,119.548,127.909,119.158,126.143,119.24,124.603,120.652,121.215,122.657,120.108,123.167,120.035,124.653,120.887,125.947,121.273,127.276,121.359,128.072,121.195,129.55,120.033,130.907,119.229,131.987,117.909,132.949,116.05,132.586,113.7,132.987,112.191,133.201,110.782,133.09,109.629,133.277,108.399,133.259,106.52,132.921,104.701,132.101,103.358,131.912,102.828,131.814,100.525,131.402,99.258,131.294,97.447,131.018,97.004,129.758,96.103,128.931,95.251,127.212,92.409,126.666,91.102,126.709,90.767,127.392,89.409,126.47,89.393,125.292,89.052,125.127,88.896,124.931,88.452,124.693,88.129,124.325,88.242,123.884,88.439,122.606,88.843,122.301,88.843,121.891,88.772,120.216,88.772,119.367,88.961,119.131,89.045,118.879,89.194,118.686,89.242,118.39,89.231,118.022,89.12,117.557,89.025,117.174,89.009,116.806,89.04,116.207,89.242,115.096,89.247,114.487,89.136,114.165,88.976,114.04,88.863,113.908,88.674,113.712,88.47,113.479,88.304,112.788,87.714,112.534,87.569,112.068,88.144,111.559,88.435,110.991,88.987,110.354,89.469,109.474,90.35,109.193,90.709,108.821,91.057,108.596,91.153,108.166,91.202,107.062,91.537,106.527,91.643,105.83,91.632,105.398,91.506,104.926,91.417,103.896,91.412,103.687,91.441,103.445,91.521,102.932,91.807,102.756,91.872,102.055,91.889,101.491,91.812,100.391,91.792,99.91,91.712,99.46,91.523,99.259,91.499,99.005,91.559,98.598,91.714,97.878,91.872,97.19,91.907,96.687,92.042,95.901,92.042,95.317,91.905,94.567,91.856,94.188,91.676,93.678,91.383,92.774,91.088,91.638,90.383,91.479,90.223,91.174,89.808,90.967,89.844,90.58,90.014,90.379,90.039,89.317,89.746,88.54,89.722,88.134,89.653,87.927,89.684,87.397,89.872,86.862,89.897,86.526,89.961,85.902,89.977,85.584,90.026,84.677,89.826,84.312,89.793,84.19,89.753,83.804,89.5,83.61,89.214,83.141,88.801,82.134,88.368,81.987,88.543,81.586,88.861,81.475,88.91,81.125,88.961,80.278,89.231,79.831,89.267,79.303,89.458,78.917,89.553,78.541,89.562,78.35,89.513,77.383,89.04,76.663,88.801,76.452,88.772,75.741,88.763,75.365,88.657,74.726,88.337,74.053,87.809,74.038,88.943,74.372,91.612,73.835,93.589,73.848,94.181,74.12,94.621,75.249,95.413,75.986,96.114,76.537,97.004,76.632,97.845,76.467,99.052,76.746,100.394,77.171,101.65,78.436,103.982,78.523,104.352,78.465,104.951,77.879,107.002,77.879,107.902,78.136,108.845,78.332,109.127,78.644,109.296,79.975,109.405,80.515,109.587,81.557,110.703,81.684,111.537,81.659,113.423,80.829,116.429,80.797,117.233,81.171,118.049,83.238,120.303,83.659,122.283,84.025,123.352,84.016,124.182],"label":[107.736,108.912]},{"id":"XS","name":"Selino and Gramvousa","ring":[74.053,87.809,73.783,88.018,73.245,88.359,72.902,88.898,72.646,89.2,72.411,89.604,72.196,89.711,71.98,89.722,71.846,89.697,71.445,89.537,71.055,89.207,70.438,89.027,69.944,88.958,69.324,88.699,68.808,88.574,68.166,88.337,67.781,88.164,67.589,88.148,66.932,88.286,66.63,88.273,66.456,88.206,66.327,88.095,65.988,87.634,65.719,87.343,65.551,87.112,64.805,86.657,64.237,86.185,64.137,86.047,64.017,85.765,63.906,85.637,63.794,85.588,63.293,85.53,62.867,85.158,62.694,85.089,61.812,85.808,61.044,86.081,60.502,86.338,59.859,86.575,59.11,86.706,58.596,86.833,58.232,86.866,57.716,87.072,56.936,87.092,56.734,87.13,56.649,87.203,56.589,87.305,56.362,87.958,56.272,88.106,56.148,88.224,55.861,88.417,55.636,88.51,55.429,88.512,54.598,88.306,54.459,88.299,54.328,88.324,53.943,88.497,53.636,88.592,53.087,88.683,52.711,88.705,51.878,88.912,51.738,88.921,51.406,88.856,50.941,88.843,50.608,88.776,50.39,88.785,50.128,88.841,49.99,88.832,49.06,88.404,48.366,88.297,47.911,88.273,47.666,88.197,47.528,88.095,47.256,87.647,47.012,87.09,46.869,86.835,46.671,86.631,46.397,86.424,46.296,86.287,46.165,86.018,45.927,85.375,45.855,84.969,45.753,84.831,45.571,84.692,44.838,84.303,44.477,84.026,44.272,83.751,44.098,83.607,43.797,83.507,43.432,83.471,43.205,83.378,42.876,83.147,42.512,82.79,42.285,82.619,42.216,82.526,42.087,82.255,41.911,81.712,41.891,80.451,41.837,80.187,41.726,80.057,41.022,79.642,40.942,79.562,40.873,79.393,40.873,79.264,40.927,79.003,40.94,78.537,41.009,78.128,40.936,77.647,40.935,76.768,40.087,76.495,39.815,76.367,39.639,76.222,39.494,75.969,39.365,75.537,39.338,75.328,39.477,74.592,39.474,74.308,39.183,73.72,39.045,73.298,38.98,72.963,38.261,70.962,37.868,70.316,37.768,70.096,37.742,69.963,37.813,69.329,37.741,68.843,37.741,68.537,37.806,68.201,37.82,67.656,37.909,67.265,38.508,66.023,39.013,65.168,39.314,64.274,39.3,64.083,38.989,63.433,38.94,63.242,38.94,62.777,39.082,62.215,38.826,61.916,38.633,61.368,38.788,58.425,38.644,57.518,38.94,56.544,38.552,54.727,38.931,52.495,38.508,51.629,37.503,51.035,37.566,50.635,37.459,50.152,37.693,49.701,37.717,49.295,37.296,48.396,37.251,47.207,36.971,46.38,37.024,46.053,37.483,45.874,37.766,45.117,38.131,44.693,38.169,43.588,37.732,42.909,37.873,42.19,37.835,41.607,36.851,40.398,36.757,38.936,36.338,38.292,35.92,38.188,35.519,38.441,35.479,39.497,36.191,41.276,36.209,41.804,35.886,42.894,35.176,44.465,35.145,45.594,34.866,46.362,34.993,47.205,34.71,48.594,34.488,48.663,34.331,48.481,34.543,47.942,34.483,47.334,33.864,47.001,32.761,46.065,32.567,46.087,32.452,46.326,32.501,47.911,33.038,48.337,33.723,48.252,33.913,49.055,33.715,49.415,33.097,49.564,32.917,50.194,33.073,51.026,33.459,51.603,33.632,52.552,33.548,52.73,32.973,52.987,32.686,54.203,32.236,55.046,31.71,55.497,31.826,56.204,31.712,56.69,31.89,57.17,30.957,58.452,30.748,60.05,30.471,60.666,30.485,61.261,30.65,61.743,30.804,61.94,31.166,61.942,31.485,62.863,31.323,63.076,30.844,63.2,30.256,63.575,30.051,64.25,30.189,64.534,30.774,64.656,31.093,65.086,31.779,65.435,31.948,65.652,32.429,66.917,32.432,68.233,32.287,68.898,32.418,69.795,31.683,70.711,31.04,70.962,30.799,71.232,30.218,71.494,29.759,72.284,29.639,73.056,28.578,73.189,28.235,73.436,28.08,73.802,28.171,74.23,28.062,74.776,28.195,75.257,28.068,75.854,28.452,76.367,28.354,77.079,28.541,77.78,29.024,78.244,29.817,78.443,30.57,78.233,30.902,78.803,30.897,79.449,30.518,80.081,30.835,80.585,30.483,80.96,30.463,83.285,29.541,84.967,29.109,85.12,27.953,84.667,27.777,84.929,27.89,85.47,27.835,85.97,27.545,86.067,26.99,85.921,26.503,86.405,26.104,87.711,26.48,88.217,27.102,88.612,27.344,89.684,26.908,90.088,26.438,90.223,25.204,91.672,23.979,92.524,23.825,92.804,23.952,93.52,24.69,93.735,24.95,94.13,24.362,94.758,24.219,95.244,23.854,95.775,23.422,97.428,23.943,98.481,23.874,99.098,24.647,99.278,25.026,100.137,24.632,101.255,23.641,102.014,23.552,102.355,24.665,103.032,24.745,104.002,24.948,104.321,26.776,104.466,26.917,105.027,26.825,105.69,26.639,106.451,26.182,106.951,25.402,106.798,25.068,107.106,24.678,107.246,24.364,106.673,23.734,106.682,23.674,107.11,23.946,107.672,23.932,108.109,22.799,108.093,22.52,108.53,22.22,108.522,22.141,109.542,21.935,109.99,21.382,109.402,21.054,109.402,20.738,109.607,21.326,110.827,22.22,112.027,22.072,112.262,21.785,112.247,21.137,112.637,21.099,113.208,21.235,113.516,21.583,113.782,22.104,113.634,23.168,113.64,23.71,114.113,24.175,114.244,24.349,115.018,24.159,115.398,24.204,115.582,24.698,115.974,25.026,116.751,26.748,118.005,27.765,118.251,28.63,118.065,29.574,118.093,30.193,118.293,30.48,118.584,30.924,118.641,31.872,119.028,32.441,119.476,32.719,119.908,32.617,120.634,32.699,121.104,32.343,121.859,31.868,122.087,31.788,122.593,31.548,123.048,31.561,123.687,32.127,124.417,32.674,124.619,33.761,125.963,34.699,126.276,35.135,125.413,35.703,125.107,36.621,125.524,37.579,126.172,38.158,126.174,38.679,125.897,39.381,126.705,40.038,126.023,41.107,126.015,41.853,126.194,42.365,125.879,42.691,125.853,42.838,126.015,42.755,126.596,42.98,126.727,43.419,125.64,43.909,125.307,45.21,125.265,46.482,124.912,48.217,124.907,49.17,125.413,49.78,125.524,50.148,125.768,50.508,126.23,50.426,126.764,49.562,127.654,49.579,127.974,49.794,128.171,50.177,127.885,51.063,127.721,51.459,127.159,51.76,125.861,52.751,125.433,53.39,124.768,54.816,124.37,57.099,124.561,57.749,124.921,58.095,125.356,58.529,125.194,58.527,124.825,58.676,124.677,59.11,124.665,59.852,124.359,61.925,124.905,62.741,124.852,63.217,124.366,64.405,124.348,64.738,124.408,65.146,124.683,65.625,125.289,65.977,126.243,66.414,126.547,67.031,126.332,67.992,125.691,68.587,125.668,69.247,126.003,69.701,125.957,70.196,125.506,70.423,124.286,70.578,124.06,71.195,123.978,72.225,124.33,72.556,124.308,72.774,124.066,72.891,123.529,73.548,122.875,74.606,122.347,75.463,122.22,75.844,122.471,76.826,122.591,77.252,122.322,77.588,122.365,78.076,122.642,78.492,122.398,79.045,122.797,79.704,123.044,80.595,123.046,81.034,122.922,81.261,123.208,81.274,123.765,82.704,124.153,83.582,124.193,83.889,124.508,84.016,124.182,84.025,123.352,83.659,122.283,83.238,120.303,81.171,118.049,80.797,117.233,80.829,116.429,81.659,113.423,81.684,111.537,81.557,110.703,80.515,109.587,79.975,109.405,78.644,109.296,78.332,109.127,78.136,108.845,77.879,107.902,77.879,107.002,78.465,104.951,78.523,104.352,78.436,103.982,77.171,101.65,76.746,100.394,76.467,99.052,76.632,97.845,76.537,97.004,75.986,96.114,75.249,95.413,74.12,94.621,73.848,94.181,73.835,93.589,74.372,91.612,74.038,88.943],"label":[45.713,106.731]},{"id":"XI","name":"Psiloritis (Ida)","ring":[231.768,97.898,231.61,98.621,231.616,99.251,231.687,99.66,231.681,100.13,231.545,100.716,231.512,101.242,231.414,101.625,231.287,101.896,231.062,102.231,230.981,102.311,230.67,102.48,230.315,102.846,230.198,103.128,230.055,103.625,229.81,104.164,229.81,104.27,230.133,105.207,230.144,105.329,230.111,105.442,229.874,106.003,229.69,106.3,229.425,106.835,229.126,107.097,228.569,107.339,228.159,107.57,228.064,107.714,227.928,108.138,227.703,108.553,227.346,108.916,227.07,109.121,226.921,109.289,226.841,109.451,226.647,110.137,226.456,110.505,226.249,110.78,226.121,111.049,226.024,111.355,225.894,112.105,225.767,112.376,225.665,112.515,225.527,112.615,225.255,112.744,224.825,112.795,224.137,112.986,223.705,113.035,223.531,113.101,223.438,113.168,223.266,113.396,222.794,113.884,222.536,114.346,222.342,114.552,222.057,114.747,221.64,114.969,221.302,115.273,220.914,115.524,220.694,115.624,220.442,115.69,219.816,115.946,219.511,116.041,219.135,116.05,218.6,115.946,218.304,115.841,217.952,115.633,217.393,115.393,217.032,115.276,216.09,115.256,215.881,115.225,215.234,114.832,214.912,114.674,214.729,114.619,214.582,115.389,214.711,116.27,215.204,117.732,214.64,119.203,213.424,120.625,213.274,121.135,214.45,124.45,215.569,126.212,216.667,127.264,217.101,127.441,217.569,127.386,218.524,126.926,219.19,126.152,220.464,125.027,220.847,124.448,221.34,122.063,221.398,120.441,221.843,118.965,222.44,118.602,224.787,118.071,225.424,118.045,226.529,118.371,227.736,119.325,228.866,119.633,229.741,119.66,231.937,119.227,234.2,119.58,235.902,120.758,236.85,121.732,238.773,122.447,239.88,123.021,240.67,123.671,242.022,124.479,243.374,124.808,243.784,125.118,243.924,126.407,243.72,128.544,244.379,130.523,245.918,132.582,246.993,133.667,247.969,134.371,249.727,135.254,250.335,135.846,250.577,136.323,250.633,137.199,250.435,137.958,248.9,140.022,248.009,140.812,248.74,142.48,249.76,144.1,250.301,144.519,251.745,144.755,252.441,145.021,252.793,145.389,253.259,146.361,253.871,146.949,254.548,147.233,256.522,147.659,259.159,149.101,260.729,149.212,261.551,148.353,263.03,147.672,265.342,146.146,267.411,142.933,268.208,142.05,268.959,140.88,269.583,140.306,270.313,140.135,272.22,140.301,273.583,139.986,274.77,139.494,275.652,138.935,280.405,136.969,282.107,136.028,282.909,134.672,285.392,131.395,289.53,128.333,290.996,127.639,292.475,126.296,292.37,125.691,292.259,125.322,292.228,125.111,292.261,124.748,292.651,124.02,292.847,123.261,292.834,123.066,292.753,122.748,292.642,122.46,292.56,122.074,292.62,121.748,292.644,121.371,292.7,121.107,292.707,120.235,292.234,120.241,291.58,120.388,290.874,120.401,290.219,120.547,289.813,120.585,289.668,120.55,289.541,120.441,289.234,119.866,288.962,119.5,288.372,118.89,287.922,118.22,287.653,117.927,287.283,117.184,286.579,117.463,285.154,117.71,283.521,117.548,282.88,117.603,281.617,118.26,279.724,119.487,279.174,119.658,274.182,119.704,272.458,120.141,271.053,120.168,270.22,120.039,269.061,119.278,267.659,119.001,266.072,118.91,263.986,118.113,262.228,117.954,261.259,117.721,258.34,116.56,256.919,115.58,255.671,114.909,255.172,114.208,254.615,113.086,252.079,111.781,250.86,110.119,250.305,108.754,249.678,108.182,247.355,107.144,246.778,107.002,244.65,106.791,243.387,107.148,242.73,107.204,240.543,106.758,238.926,105.016,237.173,103.886,236.831,103.509,235.781,101.679,235.401,100.618,235.104,100.197,234.227,99.393,233.089,98.852],"label":[261.453,130.705]},{"id":"XK","name":"Kryoneritis - Asi Gonia heights","ring":[146.968,102.171,147.641,103.66,149.236,105.664,149.567,107.707,149.017,110.461,148.24,111.843,147.478,116.121,147.336,117.943,147.868,119.933,147.578,121.439,147.698,122.092,148.269,123.19,149.117,124.264,150.189,126.31,150.781,126.92,152.561,127.781,154.058,127.963,156.2,128.941,157.641,129.181,159.182,130.279,159.688,130.492,160.697,130.059,163.181,128.224,165.147,128.029,166.23,127.674,167.506,127.51,168.355,127.159,169.831,125.273,171.0,124.521,171.479,124.042,171.869,122.993,171.929,121.371,171.141,121.2,169.885,120.536,167.882,119.897,167.09,119.489,165.169,117.572,164.147,115.952,163.258,114.923,162.84,114.142,162.058,113.243,161.419,112.2,160.996,111.903,159.463,111.517,157.831,110.27,157.419,109.722,157.113,108.588,156.628,107.634,155.43,103.31,154.915,100.705,154.1,99.842,153.514,99.467,150.746,98.635,149.848,98.572,149.24,98.923,148.901,99.305,147.966,101.49,147.476,101.958],"label":[156.207,119.269]},{"id":"XV","name":"Dikti - Viannos","ring":[324.089,156.891,324.844,158.296,325.011,158.842,324.989,159.474,324.632,161.025,324.681,161.822,325.421,163.479,325.671,163.71,326.586,163.994,326.993,164.548,327.521,168.34,328.194,169.587,328.519,170.943,329.014,172.117,329.043,172.671,328.806,173.129,327.561,174.043,327.296,174.475,327.684,179.448,327.276,182.399,326.867,183.191,325.742,184.704,325.459,185.86,325.216,186.337,323.539,187.768,324.109,187.737,323.74,188.465,323.768,188.78,324.858,189.397,325.376,189.412,326.869,188.547,327.403,188.849,327.775,188.576,328.161,188.611,328.352,188.132,328.57,187.981,329.078,188.128,329.847,188.125,331.493,187.544,332.441,187.069,333.281,187.169,333.987,186.506,334.254,186.53,334.691,186.812,334.961,186.812,335.758,186.137,336.442,186.268,336.691,186.195,336.851,185.909,336.825,185.463,337.101,185.234,338.386,185.157,339.674,184.609,339.823,184.336,339.529,183.916,340.007,183.215,340.094,182.543,341.074,181.287,341.486,180.965,342.244,180.919,342.758,180.746,344.313,180.746,345.273,181.252,345.961,181.325,346.56,181.655,348.3,181.298,349.449,181.646,349.97,181.658,350.404,181.03,350.734,181.045,351.338,180.595,352.933,180.022,353.732,179.909,354.47,179.962,356.153,178.769,358.463,177.977,358.929,177.992,359.786,178.334,361.325,178.392,362.016,178.844,363.194,179.115,363.519,179.55,364.093,179.927,364.76,180.047,365.661,180.546,366.12,180.508,366.833,180.027,367.276,180.144,367.911,180.016,368.778,180.187,370.326,179.654,372.116,179.632,372.566,179.494,373.84,179.809,374.664,179.84,376.967,180.539,377.546,180.586,378.48,181.274,379.738,180.939,380.791,181.44,381.634,181.627,384.021,180.59,384.491,179.949,384.734,179.832,385.603,179.645,387.451,179.645,387.954,179.974,388.516,180.135,387.589,177.211,387.629,175.669,386.803,172.922,386.926,171.755,386.743,170.32,386.906,168.655,386.832,168.298,384.906,165.913,383.883,164.298,382.112,163.188,381.424,162.438,381.255,161.91,381.382,161.145,381.894,160.215,383.068,159.23,384.318,157.841,385.175,157.257,385.73,156.372,387.108,154.87,388.003,152.884,388.857,152.061,390.605,150.927,391.037,150.399,391.614,148.817,391.745,148.012,391.612,147.206,391.131,146.033,391.242,144.672,391.071,144.149,390.707,143.794,389.921,143.381,388.07,142.831,387.217,142.749,386.037,142.884,384.808,142.74,383.952,142.833,381.395,143.638,377.551,144.353,376.174,144.406,375.312,144.309,374.45,143.971,372.158,142.423,369.312,141.429,368.561,140.738,367.993,139.627,367.659,139.243,365.51,137.792,364.648,137.512,362.779,137.983,362.113,138.276,361.632,138.755,360.86,140.142,359.443,140.885,357.329,142.853,354.979,143.86,353.848,143.931,353.166,144.928,351.999,145.922,351.08,147.162,349.463,147.706,346.578,149.139,344.282,149.245,343.436,149.6,342.948,150.071,342.574,151.138,340.752,152.906,340.036,152.937,337.898,151.963,336.883,151.928,336.564,152.085,335.666,153.108,334.595,153.958,333.742,155.023,333.167,155.409,332.43,155.633,331.15,155.793,329.802,156.239,327.631,155.751,325.348,155.536,324.514,156.117],"label":[363.236,160.541]}],"links":[{"a":"C01","b":"SC","x":179.774,"y":99.303},{"a":"C12","b":"SD","x":196.395,"y":116.918},{"a":"C13","b":"SD","x":211.378,"y":116.43},{"a":"C16","b":"SE","x":235.406,"y":94.983},{"a":"E01","b":"SE","x":292.392,"y":102.884},{"a":"E02","b":"SE","x":287.5,"y":113.064},{"a":"E14","b":"SH","x":348.85,"y":104.505},{"a":"E15","b":"SH","x":341.474,"y":118.779},{"a":"E16","b":"SG","x":324.187,"y":126.58},{"a":"E17","b":"SG","x":299.301,"y":128.251},{"a":"SA","b":"SB","x":139.498,"y":95.974},{"a":"SA","b":"SD","x":161.132,"y":133.944},{"a":"SA","b":"W34","x":130.289,"y":88.634},{"a":"SB","b":"SC","x":152.092,"y":93.049},{"a":"SB","b":"W33","x":139.269,"y":76.593},{"a":"SB","b":"W34","x":136.356,"y":86.265},{"a":"SC","b":"SD","x":175.763,"y":111.455},{"a":"SD","b":"SF","x":240.793,"y":146.953},{"a":"SF","b":"SG","x":292.905,"y":157.261},{"a":"SG","b":"SH","x":338.701,"y":134.784}]}`,
  'solo-automaton.csv': `order,step,what,ruling,case,source
1,interception,tests the convoy from turn 6,S2,12.2,R
2,activation,rolls for the areas that may move,S2,12.2,R
3,bombardment,"leaders, at the area in reach with most German counters, two at least",S3,12.2,R
4,movement,"toward objectives the Germans hold or contest, then toward other contested areas",S4,12.2,R
5,assault,in contested areas with three units or more,S6,12.2,R
6,shot,"from uncontested areas at adjacent areas, objectives first",S7,12.2,R
7,night assault,the Māori in a contested area with three units or more,S11,12.2,D
`,
  'solo-deployment.csv': `id,kind,value,applies,case,source
mountain,terrain,-3,mountain,12,R
other,terrain,-2,flat difficult hill,12,R
objective,area,6,objective,12,R
zone,area,2,historical zone,12,R
none,result,0,3 or less,12,R
one,result,1,4,12,R
two,result,2,5,12,R
three,result,3,6 or more,12,R
`,
  'solo-fixed.csv': `unit,area,case,source
C-Freyberg,W31,12,R
C-AS,SF,12,R
C-3/7RTR,SF,12,R
C-Vasey,SC,12,R
C-2/7Aus,SC,12,R
C-2/8Aus,SC,12,R
`,
  'solo-forts.csv': `area,turn,case,source
W09,1,12.1,R turn:D
W19,1,12.1,R turn:D
C07,2,12.1,R turn:D
E08,2,12.1,R turn:D
any,1,12.1,R turn:D
any,1,12.1,R turn:D
`,
  'solo-maps.csv': `map,leaders,turn,case,source
west,3,1,12,R map:D
centre,1,2,12,R
east,1,2,12,R map:D
`,
  'solo-order.csv': `order,areas,within,case,source
1,objectives,list of 10,12,R within:D
2,zones,ascending numbers,12,R
3,landing areas,area ids,12,R within:D
4,"zones with 0 to 2 units, again",ascending numbers,12,R within:D
`,
  'turns.csv': `turn,date,part,night,activation_modifier,activation_least,concentration,arrivals,first_interception,case,source
1,20 May,morning,0,-5,0,1,T1,,4,R
2,20 May,afternoon,0,-4,0,1,T2,,4,R
3,20 May,night,1,-3,1,1,,,4,R
4,21 May,morning,0,-2,0,1,T4 A1,,4,R
5,21 May,afternoon,0,-1,0,1,,,4,R
6,21 May,night,1,0,1,0,,B1,4,R
7,22 May,morning,0,0,0,0,A2 B1,,4,R
8,22 May,afternoon,0,0,0,0,,,4,R
9,22 May,night,1,0,1,0,,,4,R
10,23 May,morning,0,0,0,0,A3,,4,R
11,23 May,afternoon,0,0,0,0,,,4,R
12,23 May,night,1,0,1,0,,,4,R
13,24 May,morning,0,0,0,0,A4,,4,R
14,24 May,afternoon,0,0,0,0,,,4,R
15,24 May,night,1,0,1,0,,,4,R
16,25 May,morning,0,0,0,0,A5,,4,R
17,25 May,afternoon,0,0,0,0,,,4,R
18,25 May,night,1,0,1,0,,,4,R
19,26 May,morning,0,0,0,0,A6,,4,R
20,26 May,afternoon,0,0,0,0,,,4,R
21,26 May,night,1,0,1,0,,,4,R
22,27 May,morning,0,0,0,0,A7 B2,,4,R
23,27 May,afternoon,0,0,0,0,,,4,R
24,27 May,night,1,0,1,0,,,4,R
`,
  'units.csv': `id,seat,nation,formation,bonus_group,name,short,type,echelon,attack,defence,movement,back_attack,back_defence,back_movement,artillery,back_artillery,divisional,dca,back_dca,mechanized,para,glider,fixed,night,arrival,areas,source,history
G-Meindl,german,ge,sturm,,Meindl,Meindl,leader,headquarters,,2,7,,1,7,4,2,0,,,0,1,1,0,0,T1,W07,D type:R arrival:R fixed:R glider:R para:R,
G-IV/Sturm,german,ge,sturm,sturm,IV/Sturm-Rgt,IV/St,infantry,battalion,7,6,7,4,4,7,,,0,,,0,1,0,0,0,T1,W07,D type:R arrival:R para:R bonus_group:R,
G-III/Sturm,german,ge,sturm,sturm,III/Sturm-Rgt,III/St,infantry,battalion,7,6,7,4,4,7,,,0,,,0,1,0,0,0,T1,W11,D type:R arrival:R para:R bonus_group:R,
G-II/Sturm,german,ge,sturm,sturm,II/Sturm-Rgt,II/St,infantry,battalion,7,6,7,4,4,7,,,0,,,0,1,1,0,0,T1,W04,D type:R arrival:R glider:R para:R bonus_group:R,
G-I/Sturm,german,ge,sturm,sturm,I/Sturm-Rgt,I/St,infantry,battalion,7,6,7,4,4,7,,,0,,,0,1,1,0,0,T1,W10,D type:R arrival:R glider:R para:R bonus_group:R,
G-Heydrich,german,ge,fjr3,,Heydrich,Heydrich,leader,headquarters,,2,7,,1,7,4,2,0,,,0,1,0,0,0,T1,W19,D type:R arrival:R fixed:R para:R,printed Heydrich and Heidrich
G-I/FJ3,german,ge,fjr3,fjr3,I./FJRgt.3,I/FJ3,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T1,W19,D type:R arrival:R para:R bonus_group:R,
G-II/FJ3,german,ge,fjr3,fjr3,II./FJRgt.3,II/FJ3,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T1,W19,D type:R arrival:R para:R bonus_group:R,
G-III/FJ3,german,ge,fjr3,fjr3,III./FJRgt.3,III/FJ3,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T1,W22,D type:R arrival:R para:R bonus_group:R,
G-IV/FJ3,german,ge,fjr3,fjr3,IV./FJRgt.3 Pioneers,IV/FJ3,engineers,battalion,5,6,7,3,4,7,,,0,,,0,1,0,0,0,T1,W18,D type:R arrival:R para:R bonus_group:R,
G-Suessman,german,ge,7fl,,Suessman,Suessman,leader,headquarters,,2,7,,1,7,,,1,,,0,1,1,0,0,T1,W04,D type:R arrival:R fixed:R divisional:R glider:R para:R,
G-Brauer,german,ge,fjr1,,Brauer,Brauer,leader,headquarters,,2,7,,1,7,4,2,0,,,0,1,0,0,0,T2,E14,D type:R arrival:R fixed:R para:R,
G-I/FJ1,german,ge,fjr1,fjr1,I./FJRgt.1,I/FJ1,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T2,E14,D type:R arrival:R para:R bonus_group:R,
G-II/FJ1,german,ge,fjr1,fjr1,II./FJRgt.1,II/FJ1,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T2,E07 E09,D type:R arrival:R para:R bonus_group:R,
G-III/FJ1,german,ge,fjr1,fjr1,III./FJRgt.1,III/FJ1,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T2,E04,D type:R arrival:R para:R bonus_group:R,
G-Sturm,german,ge,fjr2,,Sturm,Sturm,leader,headquarters,,2,7,,1,7,3,2,0,,,0,1,0,0,0,T2,C07 C09,D type:R arrival:R fixed:R para:R,
G-I/FJ2,german,ge,fjr2,fjr2,I./FJRgt.2,I/FJ2,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T2,C07 C09,D type:R arrival:R para:R bonus_group:R,
G-II/FJ2,german,ge,fjr2,fjr2,II./FJRgt.2,II/FJ2,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T2,E01,D type:R arrival:R para:R bonus_group:R,fought with Regiment 1 in the east
G-III/FJ2,german,ge,fjr2,fjr2,III./FJRgt.2,III/FJ2,infantry,battalion,6,6,7,4,4,7,,,0,,,0,1,0,0,0,T2,C03,D type:R arrival:R para:R bonus_group:R,
G-Ramcke,german,ge,7fl,,Ramcke,Ramcke,leader,headquarters,,2,7,,1,7,,,1,,,0,1,0,0,0,T4,E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E16 E17,D type:R arrival:R fixed:R divisional:R para:R areas:R,
G-RamckeFJ,german,ge,reserve,any-para,Ramcke F.J. (Parachute Reserve Bn),Ra.FJ,infantry,battalion,6,5,7,4,3,7,,,0,,,0,1,0,0,0,T4,W01 W02 W03 W04 W05 W06 W07 W08 W09 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W22 W23 W24 W25 W26 W27 W28 W29 W30 W31 W32 W33 W34 C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 C14 C15 C16 E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E16 E17,D type:R arrival:R para:R areas:R bonus_group:R,
G-I/100,german,ge,5geb,gj100,I./GJRgt.100,I/100,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A1,,D type:R arrival:R bonus_group:R,
G-Ringel,german,ge,5geb,,Ringel,Ringel,leader,headquarters,,2,8,,1,8,,,1,,,0,0,0,0,0,A2,,D type:R arrival:R fixed:R divisional:R,
G-Pion5,german,ge,5geb,,Pion.GJ.5,Pion5,engineers,battalion,6,6,8,4,4,8,,,0,,,0,0,0,0,0,A2 B1,,D type:R arrival:R,
G-II/100,german,ge,5geb,gj100,II./GJRgt.100,II/100,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A2,,D type:R arrival:R bonus_group:R,
G-I/85,german,ge,5geb,gj85,I./GJRgt.85,I/85,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A2,,D type:R arrival:R bonus_group:R,
G-95,german,ge,5geb,,Bn 95,95,antitank,battalion,5,6,8,3,4,8,,,0,,,0,0,0,0,0,A3,,D type:R arrival:R,"the division's own anti-tank battalion, Panzerjäger 95; printed as Pz.Gren."
G-55,german,ge,5geb,,AufKl.Abt.55,55,reconnaissance,battalion,5,5,9,3,3,9,,,0,,,1,0,0,0,0,A3,,D type:R arrival:R,the division's own reconnaissance battalion was the 95th; printed 55
G-Art1,german,ge,5geb,,I/5 Art.Abt,I/Art,artillery,battery,,2,5,,1,5,6,3,0,,,0,0,0,0,0,A3,,D type:R arrival:R artillery:R,
G-II/85,german,ge,5geb,gj85,II./GJRgt.85,II/85,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A4,,D type:R arrival:R bonus_group:R,
G-I/141,german,ge,5geb,gj141,I./GJRgt.141,I/141,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A5,,D type:R arrival:R bonus_group:R,
G-II/141,german,ge,5geb,gj141,II./GJRgt.141,II/141,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A6,,D type:R arrival:R bonus_group:R,
G-III/141,german,ge,5geb,gj141,III./GJRgt.141,III/141,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,A7,,D type:R arrival:R bonus_group:R,
G-III/100,german,ge,5geb,gj100,III./GJRgt.100,III/100,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,B1,,D type:R arrival:R bonus_group:R,
G-III/85,german,ge,5geb,gj85,III./GJRgt.85,III/85,infantry,battalion,7,7,8,4,5,8,,,0,,,0,0,0,0,0,B1,,D type:R arrival:R bonus_group:R,
G-Flak5,german,ge,5geb,,Flak G.J.5,Flak5,anti-aircraft,battery,4,4,5,2,2,5,,,0,,,0,0,0,0,0,B1,,D type:R arrival:R,
G-Art2,german,ge,5geb,,II/5 Art.Abt,II/Art,artillery,battery,,2,5,,1,5,8,4,0,,,0,0,0,0,0,B1,,D type:R arrival:R artillery:R,
G-Art3,german,ge,5geb,,III/5 Art.Abt,III/Art,artillery,battery,,2,5,,1,5,8,4,0,,,0,0,0,0,0,B1,,D type:R arrival:R artillery:R,
G-Pz31,german,ge,5geb,,PzRgt 31,Pz31,tanks,platoon,7,5,9,4,3,9,,,0,,,1,0,0,0,0,B1,,D type:R arrival:R,
I-312,german,it,5geb,,312th Regiment Regina,312,infantry,battalion,5,5,7,3,3,7,,,0,,,0,0,0,0,0,B2,,D type:R arrival:R,
I-CA,german,it,5geb,,CA tankettes,CA,tanks,platoon,3,3,8,2,2,8,,,0,,,1,0,0,0,0,B2,,D type:R arrival:R,
G-Ju87,german,ge,luftwaffe,,Ju87 Stuka,Ju87,bomber,aircraft,,,,,,,9,6,0,,,0,0,0,0,0,setup,,D type:R arrival:R,
G-Ju88a,german,ge,luftwaffe,,Ju88,Ju88,bomber,aircraft,,,,,,,8,5,0,,,0,0,0,0,0,setup,,D type:R arrival:R,
G-Ju88b,german,ge,luftwaffe,,Ju88,Ju88,bomber,aircraft,,,,,,,8,5,0,,,0,0,0,0,0,setup,,D type:R arrival:R,
G-He111,german,ge,luftwaffe,,He111,He111,bomber,aircraft,,,,,,,7,4,0,,,0,0,0,0,0,setup,,D type:R arrival:R,
C-Chappel,commonwealth,uk,14bde,,Chappel,Chappel,leader,headquarters,,2,0,,1,0,7,4,0,,,0,0,0,1,0,setup,E07,D type:R arrival:R fixed:R,
C-2YL,commonwealth,uk,14bde,14bde,2 York and Lancaster,2YL,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,E07,D type:R arrival:R bonus_group:R,
C-2BW,commonwealth,uk,14bde,14bde,2 Black Watch,2BW,infantry,battalion,7,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,E08,D type:R arrival:R bonus_group:R,
C-2Lei,commonwealth,uk,14bde,14bde,2 Leicester,2Lei,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,E07,D type:R arrival:R bonus_group:R,
C-2/4Aus,commonwealth,au,14bde,14bde,2/4 Aus,2/4Aus,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,E10,D type:R arrival:R bonus_group:R,
C-3Gk,commonwealth,gk,14bde,14bde,3rd Rgt Gk,3Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,E05,D type:R arrival:R bonus_group:R,
C-7Gk,commonwealth,gk,14bde,14bde,7th Rgt Gk,7Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,E05,D type:R arrival:R bonus_group:R,
C-2/3Hus,commonwealth,uk,14bde,,2/3rd Hussars,2/3Hus,tanks,platoon,4,3,9,2,2,9,,,0,,,1,0,0,0,0,setup,E07,D type:R arrival:R,
C-2/7RTR,commonwealth,uk,14bde,,2/7th RTR,2/7RTR,tanks,platoon,7,5,8,4,3,8,,,0,,,1,0,0,0,0,setup,E07,D type:R arrival:R,
C-Campbell,commonwealth,au,19bde,,Campbell,Campbell,leader,headquarters,,2,0,,1,0,4,2,0,,,0,0,0,1,0,setup,C08,D type:R arrival:R fixed:R,printed Camphell
C-2/11Aus,commonwealth,au,19bde,19bde,2/11 Aus,2/11Aus,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,C05,D type:R arrival:R bonus_group:R,
C-2/1Aus,commonwealth,au,19bde,19bde,2/1 Aus,2/1Aus,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,C08,D type:R arrival:R bonus_group:R,
C-4Gk,commonwealth,gk,19bde,19bde,4th Rgt Gk,4Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,C06,D type:R arrival:R bonus_group:R,
C-5Gk,commonwealth,gk,19bde,19bde,5th Rgt Gk,5Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,C10,D type:R arrival:R bonus_group:R,
C-4/7RTR,commonwealth,uk,19bde,,4/7th RTR,4/7RTR,tanks,platoon,7,5,8,4,3,8,,,0,,,1,0,0,0,0,setup,C05,D type:R arrival:R,
C-Vasey,commonwealth,au,19res,,Vasey,Vasey,leader,headquarters,,2,7,,1,7,3,2,0,,,0,0,0,0,0,setup,SC,D type:R arrival:R fixed:R,printed Wassey and Vasey
C-2/7Aus,commonwealth,au,19res,19bde,2/7 Aus,2/7Aus,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,SC,D type:R arrival:R bonus_group:R,
C-2/8Aus,commonwealth,au,19res,19bde,2/8 Aus,2/8Aus,infantry,battalion,5,6,7,3,4,7,,,0,,,0,0,0,0,0,setup,SC,D type:R arrival:R bonus_group:R,about 390 men
C-Weston,commonwealth,uk,mnbdo,,Weston,Weston,leader,headquarters,,2,0,,1,0,5,3,0,,,0,0,0,1,0,setup,W25,D type:R arrival:R fixed:R,
C-16/17,commonwealth,au,mnbdo,mnbdo,16/17 Aus,16/17,infantry,battalion,4,5,7,3,3,7,,,0,,,0,0,0,0,0,setup,W33,D type:R arrival:R bonus_group:R,
C-2Gk,commonwealth,gk,mnbdo,mnbdo,2nd Rgt Gk,2Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,W26,D type:R arrival:R bonus_group:R,
C-1W,commonwealth,uk,mnbdo,mnbdo,1st Welch,1W,infantry,battalion,7,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,W25,D type:R arrival:R bonus_group:R,
C-RM,commonwealth,uk,mnbdo,mnbdo,Royal Marines,RM,infantry,battalion,4,6,7,3,4,7,,,0,,,0,0,0,0,0,setup,W28,D type:R arrival:R bonus_group:R,
C-Rang,commonwealth,uk,mnbdo,mnbdo,1st Rangers,Rang,infantry,battalion,5,6,7,3,4,7,,,0,,,0,0,0,0,0,setup,W28,D type:R arrival:R bonus_group:R,
C-106,commonwealth,uk,mnbdo,mnbdo,106 RHA,106,infantry,battalion,4,5,7,2,3,7,,,0,,,0,0,0,0,0,setup,W28,D type:R arrival:R bonus_group:R,
C-129AA,commonwealth,uk,mnbdo,,129th AA,129AA,anti-aircraft,battery,4,3,0,2,2,0,,,0,2,1,0,0,0,0,0,setup,W30,D type:R arrival:R,
C-42P,commonwealth,uk,mnbdo,mnbdo,42nd Pion.,42P,infantry,battalion,3,5,7,2,3,7,,,0,,,0,0,0,0,0,setup,W28,D type:R arrival:R bonus_group:R,
C-SupGB,commonwealth,uk,mnbdo,mnbdo,Supply GB,SupGB,infantry,battalion,3,4,7,2,3,7,,,0,,,0,0,0,0,0,setup,W25,D type:R arrival:R bonus_group:R,
C-NH,commonwealth,uk,mnbdo,mnbdo,Northumberland Hussars (102 AT),NH,antitank,battalion,4,5,7,3,3,7,,,0,,,1,0,0,0,0,setup,W30,D type:R arrival:R,102nd Anti-Tank Regiment
C-7AA,commonwealth,uk,mnbdo,,7th AA,7AA,anti-aircraft,battery,4,3,0,2,2,0,,,0,2,1,0,0,0,0,0,setup,W30,D type:R arrival:R,
C-Puttick,commonwealth,nz,10bde,,Puttick,Puttick,leader,headquarters,,2,0,,1,0,5,3,0,,,0,0,0,1,0,setup,W24,D type:R arrival:R fixed:R,
C-SupNZ,commonwealth,nz,10bde,10bde,Supply NZ,SupNZ,infantry,battalion,3,5,7,2,3,7,,,0,,,0,0,0,0,0,setup,W16,D type:R arrival:R bonus_group:R,
C-6Gk,commonwealth,gk,10bde,10bde,6th Rgt Gk,6Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,W21,D type:R arrival:R bonus_group:R,
C-8Gk,commonwealth,gk,10bde,10bde,8th Rgt Gk,8Gk,infantry,battalion,3,5,7,2,3,7,,,0,,,0,0,0,0,0,setup,W18,D type:R arrival:R bonus_group:R,the defenders of Alikianos
C-18,commonwealth,nz,10bde,10bde,18 Bn NZ,18,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,W24,D type:R arrival:R bonus_group:R,
C-19,commonwealth,nz,10bde,10bde,19 Bn NZ,19,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,W22,D type:R arrival:R bonus_group:R,
C-20,commonwealth,nz,10bde,10bde,20 Bn NZ,20,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,W24,D type:R arrival:R bonus_group:R,
C-1/3Hus,commonwealth,uk,10bde,,1/3 Hussars,1/3Hus,tanks,platoon,4,3,9,2,2,9,,,0,,,1,0,0,0,0,setup,W21,D type:R arrival:R,
C-AS,commonwealth,uk,10bde,10bde,1 Argyll and Sutherland,AS,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,SF,D type:R arrival:R bonus_group:R,"printed ""1 Bat. Aus"""
C-3/7RTR,commonwealth,uk,10res,,3/7th RTR,3/7RTR,tanks,platoon,7,5,8,4,3,8,,,0,,,1,0,0,0,0,setup,SF,D type:R arrival:R,
C-Hargest,commonwealth,nz,5bde,,Hargest,Hargest,leader,headquarters,,2,0,,1,0,6,3,0,,,0,0,0,1,0,setup,W15,D type:R arrival:R fixed:R,
C-21,commonwealth,nz,5bde,5bde,21 Bn NZ,21,infantry,battalion,5,6,7,3,4,7,,,0,,,0,0,0,0,0,setup,W12,D type:R arrival:R bonus_group:R,376 men only
C-22,commonwealth,nz,5bde,5bde,22 Bn NZ,22,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,W09,D type:R arrival:R bonus_group:R,
C-23,commonwealth,nz,5bde,5bde,23 Bn NZ,23,infantry,battalion,6,7,7,4,5,7,,,0,,,0,0,0,0,0,setup,W11,D type:R arrival:R bonus_group:R,
C-28,commonwealth,nz,5bde,5bde,28th Māori,28,infantry,battalion,8,7,7,5,5,7,,,0,,,0,0,0,0,1,setup,W15,D type:R arrival:R night:R bonus_group:R,28th (Māori) Battalion
C-1Gk,commonwealth,gk,5bde,5bde,1st Rgt Gk,1Gk,infantry,battalion,3,4,7,2,2,7,,,0,,,0,0,0,0,0,setup,W01,D type:R arrival:R bonus_group:R,
C-7P,commonwealth,nz,5bde,5bde,7th Pioneer,7P,infantry,battalion,3,5,7,2,3,7,,,0,,,0,0,0,0,0,setup,W11,D type:R arrival:R bonus_group:R,
C-1/7RTR,commonwealth,uk,5bde,,1/7th RTR,1/7RTR,tanks,platoon,7,5,8,4,3,8,,,0,,,1,0,0,0,0,setup,W09,D type:R arrival:R,
C-156AA,commonwealth,uk,5bde,,156th AA,156AA,anti-aircraft,battery,4,3,0,2,2,0,,,0,2,1,0,0,0,0,0,setup,W09,D type:R arrival:R,
C-Freyberg,commonwealth,nz,creforce,,Freyberg,Freyberg,leader,headquarters,,2,7,,1,7,,,1,,,0,0,0,0,0,setup,W31,D type:R arrival:R fixed:R divisional:R,
`,
  'victory.csv': `held_from,held_to,winner,level,case,source
0,0,german,decisive,10,R
1,1,german,great,10,R
2,2,german,strategic,10,R
3,3,german,marginal,10,R
4,4,,draw,10,R
5,10,commonwealth,strategic,10,R
`,
} as const

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = `# Crete 1941: Operation Merkur: the rules

The rules of the printed game, told in our own words under its own case numbers. Where the printed text leaves a question open, the house's ruling stands in brackets, for example (ruling Q12); all of them are in \`rulings.md\`. The printed map, the counters' values and the player aid are not public: the areas and most values here are the house's own reconstruction, and each carries its mark on its card.

<a id="1"></a>

## 1 General

20 May 1941. The German XI Fliegerkorps jumps on Crete: in the morning around Maleme and Chania, in the afternoon around Rethymno and Heraklion. It needs one airfield, for the mountain troops that wait in Greece with their transport aircraft. The island is held by New Zealanders, Australians, British and Greeks under General Freyberg, short of guns, lorries and wireless.

Two play, the **German** and the **Commonwealth** seat; or one plays the German against a Commonwealth that follows chapter 12.

The German must take ten objectives in eight days. What he lacks at the end decides how well he has done (10).

<a id="1.1"></a>

## 1.1 The map

The island is divided into **areas**. Units stand in areas and move from an area to a neighbouring one. There are three **sector maps**, at one kilometre to the printed centimetre, and the **strategic map** that joins them:

| map | areas | joined to |
|---|---|---|
| west: Maleme and Chania | W01 to W34 | A by W34; B by W33 and W34 |
| centre: Rethymno | C01 to C16 | C by C01; D by C12 and C13; E by C16 |
| east: Heraklion | E01 to E17 | E by E01 and E02; G by E16 and E17; H by E14 and E15 |
| strategic | A to H | A-B, B-C, A-D, C-D, D-F, F-G, G-H |

On this table they are one map at one scale; the strategic areas lie between the sectors. Areas of two maps that are joined are neighbours in every respect (ruling N15).

Each area has one kind of ground: **flat**, **difficult** (groves and broken ground), **hill** (steep ground too) or **mountain**. Some hold a **city** (Chania, Rethymnion, Heraklion) or a **secondary city** (Kastelli, Alikianos, Galatas, Suda, Georgioupolis), an **airfield** (Maleme, Rethymnion, Heraklion), a **port** or a **beach**. A **road** crosses some borders; rivers and scarps on borders are drawn only.

The numbers 1 to 24 mark where the Commonwealth stood, the letters A to O on the sector maps where the Germans jumped, the letters A to H of the strategic map are its areas. Ten areas are **objectives** (10).

<a id="1.2"></a>

## 1.2 Time

The game lasts eight days, 20 to 27 May, of three turns each: morning, afternoon and night. Turns 3, 6, 9 and so on to 24 are nights.

<a id="2"></a>

## 2 Units and organisation

<a id="2.1"></a>

## 2.1 Counters

(Printed as 1.1.) A counter is

- a **leader**: a commander with his staff, his guns and support weapons;
- a **battalion** of infantry, pioneers and the like;
- a **platoon** of tanks;
- a **battery** of anti-aircraft guns, or of artillery of the 5th Mountain Division;
- an **aircraft** of the Luftwaffe.

Three figures stand on it: **attack**, **defence**, **movement**. Leaders and batteries have an **artillery strength** instead of an attack, anti-aircraft guns have anti-aircraft **points** besides, aircraft have a bombing factor. A truck sign marks mechanized units, a parachute the parachutists. The colour tells the formation.

In these rules a **unit** is any counter but a leader or an aircraft; a **battery** is one of the three artillery counters.

<a id="2.2"></a>

## 2.2 Two sides

Every counter has two states: **full** on its front, **reduced** on its back. A full counter that is hit is reduced; a reduced one that is hit is eliminated. "Halved", "fatigued" and "reduced" are one thing.

<a id="2.3"></a>

## 2.3 Leaders

Leaders make the troops under them better and stand for their artillery.

| leader | commands | artillery, full/reduced |
|---|---|---|
| Meindl | the Storm Regiment | 4/2 |
| Heydrich | Parachute Regiment 3 | 4/2 |
| Brauer | Parachute Regiment 1 | 4/2 |
| Sturm | Parachute Regiment 2 | 3/2 |
| Suessman, Ramcke | divisional: all parachutists | a sum, 2.5 |
| Ringel | divisional: 5th Mountain Division | by its batteries, 2.5 |
| Hargest | 5th New Zealand Brigade | 6/3 |
| Puttick | 10th New Zealand Brigade | 5/3 |
| Weston | the Suda Bay naval base troops | 5/3 |
| Campbell | 19th Australian Brigade | 4/2 |
| Vasey | his two battalions, 2/7 and 2/8 | 3/2 |
| Chappel | 14th Brigade | 7/4 |
| Freyberg | divisional: all Commonwealth | a sum, 2.5 |

<a id="2.4"></a>

## 2.4 How leaders are lost

- A leader can be the target of a combat or a bombardment only where there is no unit of his side with him. From the air he cannot be attacked even then (ruling Q6). Alone he must be assaulted by whoever enters (ruling N21); of two leaders alone their owner says which is the target (ruling M33).
- Among units he is not destroyed. But if he is the only full counter of the area, his owner may let him take a reduction that falls on his side there; a reduced leader is eliminated only as the last counter of the area (ruling Q7).
- A destroyed leader takes his artillery and his bonus with him. He is never replaced.
- When the last unit under his command leaves his area by a retreat, he may go with it at once, free of charge, even if he is fixed (ruling N20).

<a id="2.5"></a>

## 2.5 What leaders do

**Artillery.** A leader never attacks and never counts as a unit of an attack. His artillery can *bombard* (8) his own area or a neighbouring one, and *support* a combat there (7.1, 7.2). A leader or battery in a contested area reaches that area only, in both (rulings Q8, M7).

**Bonus.** A unit that leads an attack, or is the main defender, has +1 if its leader is in its area. A leader's bonus goes to units of his formation only; a divisional leader's goes to any unit of his side in his area (ruling N23). Several leaders give +1 together.

**Divisional leaders.** Suessman, Ramcke and Ringel for the Germans, Freyberg for the Commonwealth. Except for Ringel, their artillery strength is the sum of the lower leaders of their command who stand on the same map, at most two areas away. Scattered leaders and leaders whose strength is spent or silenced add nothing (ruling M16).

- A divisional leader who uses his strength *silences* the lower leaders within these two areas until the end of the turn.
- A lower leader who uses his strength first silences the divisional leader within whose two areas he stands (ruling M13).
- Suessman and Ramcke may lead parachutists of any regiment on their map. When one of them uses his strength, the other is silenced for the turn, wherever he is.
- Use is a bombardment, or support in attack or defence (rulings M8, N28). A silenced leader neither bombards nor supports (ruling M15).

*Example.* Suessman in Kolymbari, Meindl two areas off, Heydrich four: Suessman has Meindl's 4. If Heydrich stood one area off, it would be 4 + 4.

**Artillery Fire markers.** A leader or battery that has bombarded is marked for the rest of the turn and bombards no more. It can still support (ruling Q9).

**Ringel and his batteries.** The three batteries (6, 8 and 8, half when reduced) each bombard and support for themselves, wherever they are. They may fire at one area one after another or at different areas. They may support parachutists too. Where a full Ringel stands with two batteries or more, two of them may bombard a *neighbouring* area together, with the sum of both; never their own. If he is reduced or gone, only that is lost (rulings M9, N27). Batteries, like leaders, are targets only where no unit of another kind is with them; a battery comes before a leader (ruling M30).

**One supporter a side.** Of all the leaders and batteries in reach only one supports a side in a combat: the owner's choice, and naturally the strongest. *Example:* with a 6 and an 8 beside an assault, the 8 supports, in attack as in defence.

<a id="3"></a>

## 3 Markers

<a id="3.1"></a>

## 3.1 Initiative

One piece shows the turn and, by its side, who holds the **initiative**. The German begins with it. Its holder may spend it in his own turn; it then passes at once to the other, who can spend it in his. It buys one of these:

- **a new roll** of dice that displease the holder: a landing test, a bombing, an interception test, the activation die, a combat. In a combat and a bombing both sides roll again (rulings Q24, N5);
- **one more area**: for the Commonwealth, an area to move beyond the limit of 4 (ruling N6);
- **reactivation**: an area already activated this turn may act again, by moves or combat. All its counters may, also those that came or acted before; but no leader or battery that has an Artillery Fire marker.

In the turn of a drop the German may reactivate an area with scattered parachutists: the Scatter markers come off and they move and fight like others.

<a id="3.2"></a>

## 3.2 Other markers

**Forts.** Before the first turn the Commonwealth player may put up to six forts in areas that hold Commonwealth counters, one in an area, not in cities or secondary cities (rulings Q22, M23, N22). All Commonwealth counters in the area, newcomers too, have +2 in defence. A fort is removed for good when no Commonwealth counter is left in its area; or its owner gives it up after a combat there, instead of one reduction or elimination of one of his counters. Lost forts are not rebuilt.

**Artillery Fire** marks what has bombarded; all are removed when nobody can be activated any more in the turn.

**Scatter** lies on parachutists in their turn of arrival and is removed at the start of the next turn. A scattered leader has no artillery (7.3).

**Gliders.** Four markers, for I and II Battalion of the Storm Regiment, Suessman and Meindl when they arrive. Under them nobody is scattered, but nobody has the -1 of the parachute in the landing test. In the solitaire game the player gives them to four counters of the Storm Regiment (ruling S13).

**Control.** Markers show who owns an empty objective: the side that was last alone in it for a full turn (rulings Q28, N47).

<a id="4"></a>

## 4 Sequence of play

Each turn the German plays first, then the Commonwealth.

**German turn.** The German activates all areas with German counters, one after another, each once. Of an active area he may do any of these, in any order, each to its end:

- move units and leaders (6);
- assault enemies in the area (7);
- shoot at enemies in a neighbouring area (7);
- bombard with a leader or battery of the area (8).

Two more things are activated like areas: the **Luftwaffe zone**, for air attacks anywhere (8), and the **reinforcement box** of the turn, for landings (5.2 to 5.4).

A counter does one of these things a turn (ruling N2). Movement brings its own assault when it leads into an enemy area.

**Commonwealth turn.** By day the Commonwealth may activate for assault, shots and bombardment *any* area with its counters that is contested or next to an area with Germans. Movement is limited: out of so many areas it may move:

| turn | areas |
|---|---|
| 1 | die - 5 |
| 2 | die - 4 |
| 3 | die - 3 |
| 4 | die - 2 |
| 5 | die - 1 |
| 6 and later | die |

The die is rolled at the start of its turn. By day the result may be none; it is never more than six. **At night** there is no combat but the Māori's (11), and the same number, but at least one, limits movement and that combat together. With the initiative one more area may move (3.1). An area that moves may also fight, each counter one thing (ruling N8).

The limit stands for missing lorries and wires.

**End of the turn.** Artillery Fire markers go, silenced leaders may use their guns again, control is judged (5.5), the turn marker moves on. Then Scatter markers come off.

<a id="4.1"></a>

## 4.1 Concentrated parachutists

In turns 1 to 5 the Commonwealth adds to its die +2 if the Germans occupy only one area of the west map (or none), +1 if only two; with three or more nothing. Contested areas count as occupied (rulings M27, N9).

<a id="5"></a>

## 5 Control and arrival

<a id="5.1"></a>

## 5.1 Stacking

On sector maps a side may have six counters in an area, leaders included. Nobody ends a move or a retreat where six of his side are. On the strategic map there is no limit.

<a id="5.2"></a>

## 5.2 Parachutes and gliders

In turns 1 and 2, and in turn 4 for the reserve, the parachute groups land. The German puts all counters of the group in areas of the sector maps: those of 13.1, or, in a game with free drops, the first wave anywhere on the west map and the second anywhere on the centre and east maps (rulings N33, N34). Then each counter, leaders too, is tested with a die:

| what | added |
|---|---|
| flat | 0 |
| difficult | +1 |
| hill | +3 |
| mountain | +4 |
| 1 or 2 enemy counters in the area | +1 |
| 3 or 4 | +2 |
| 5 or 6 | +3 |
| parachute without a glider (not in solitaire) | -1 |
| solitaire: enemies in a neighbouring area | +1 |

All that apply are added. With **6 or more** the counter is reduced.

**Landing combat.** When all tests are made, the counters that landed in an area with enemies must assault them at once: one assault an area, with all that landed there (rulings N35, N37). The defender may be supported only by artillery in the area itself.

All who jumped are scattered until the next turn (7.3, ruling M26) and do nothing more in this one, unless they are reactivated (3.1). Those who came by glider, aircraft or boat are ready at once.

<a id="5.3"></a>

## 5.3 Reinforcements by air

The mountain troops of 13.1 come with Ju 52s:

- **to an airfield** that is German and not contested. From the morning after the day on which the first airfield was taken, one group a day becomes due, in the order A1 to A7, on each morning on which an airfield is held; due counters land at held airfields, then or in later turns, without a test (ruling N38);
- **or by crash-landing**, while no airfield is held: one counter a turn, once its printed date has come, on flat ground of a sector map, with the landing test of gliders; among enemies it fights at once (rulings Q21, N39).

<a id="5.4"></a>

## 5.4 Reinforcements by sea

Convoy **B1** can land from turn 7 on, if the Royal Navy lets it. From turn 6 on the Commonwealth rolls a die at the start of its turn:

| die | what happens |
|---|---|
| 1 | The convoy passes; it may land from the next turn on. |
| 2, 3 | It waits a turn out of sight; test again next turn. |
| 4, 5 | Destroyers find it: roll a die and lose so many units, drawn at random. If the die was 1, 2 or 3, the others pass; if 4, 5 or 6, they turn back for good. |
| 6 | It is destroyed. |

Convoy **B2** comes on 27 May (turn 22) without a test: the Navy is taking the garrison off.

Units of a convoy land, together or apart,

- in a port under German control;
- or on a beach. If enemies alone hold it, the units that land must assault there before the German turn ends. Six fit on a beach (rulings N41, N42).

All reinforcements but parachutists may move and fight in the turn in which they arrive. At night none land in an enemy area (ruling N43).

<a id="5.5"></a>

## 5.5 Control of areas

An area is in one of four states:

- **empty**: no counters. It hinders nobody.
- **Commonwealth**: only Commonwealth counters. Germans who enter must stop and assault in the same activation, or at once when they land.
- **German**: only German counters. Commonwealth units that enter must stop and assault.
- **contested**: both. Either side may bring more in; who enters stops, but need not fight. Six and six is the most on a sector map.

If both are left when the assault is over, the area is contested. An objective counts for the German as long as it is German and not contested (10).

<a id="6"></a>

## 6 Movement

<a id="6.1"></a>

## 6.1 Movement on land

A unit or leader spends movement points for each area it enters. Points not used are lost. Units of an active area may go different ways.

| entering | points |
|---|---|
| any area, when the whole move follows a road across every border | 1 |
| flat or difficult ground | 1 |
| hill | 2 |
| mountain | 4 |
| a strategic area, road or not | 6 |
| an enemy or contested area | +1 more |

The road rate holds for a move that follows a road from start to end; one step beside the road, and every area of the move costs what its ground costs (ruling M2). Mechanized units enter only areas with a road. Commonwealth leaders other than Freyberg and Vasey, and counters with movement 0, do not move.

A unit that enters an enemy or a contested area **stops**. It may pass friendly full areas, not stop in them. It may leave a contested area freely.

**Retreat.** A retreating counter goes to one neighbouring area that is empty or held by its own side alone and has room (rulings N19, M21). If there is none, it is reduced; if it is reduced already, it is eliminated.

(There is no 6.2.)

*Example.* Of four units in an active area one goes to area A, one to B, and two shoot at C.

<a id="6.3"></a>

## 6.3 Between the maps

The way from one sector map to another leads through strategic areas. If the enemy holds one, he must be fought there and driven out before anyone goes on.

<a id="7"></a>

## 7 Combat

An **assault** is an attack in the attackers' own area, a **shot** one at a neighbouring area, without moving. Units that enter an enemy area must assault (all that enter in one activation together, ruling N12); else combat is free. The attacker names a main attacker and any supporters among the units of the active area; each unit takes part in one attack (ruling N10). Leaders take no part; batteries and anti-aircraft guns never lead an assault, batteries never a shot (ruling N11).

Both sides add two dice to their value, and the totals are compared (7.4). The strength of each side is public.

<a id="7.1"></a>

## 7.1 Attack value

The attack factor of the main attacker, and

- +1 for each supporter;
- +1 if three battalions of one German regiment take part, or three battalions of one Commonwealth brigade; once, whatever the number (rulings M14, M20). Ramcke's battalion stands for a third one in any parachute regiment;
- +1 for every German attack by day, for the fighters overhead;
- +1 if a leader of the main attacker is in its area (2.5);
- in an assault, the artillery strength of one leader or battery in the combat's area or a neighbouring one. A piece supports one assault of its own side a turn, also one that has bombarded (ruling M29).

<a id="7.2"></a>

## 7.2 Defence value

The highest defence factor of the defenders as it counts now, the main defender's; among equals the defender chooses (ruling M18). Leaders are main defenders only when alone, batteries only without other units. And

- +1 if a leader of the main defender is in the area (2.5);
- the ground, of which only the best counts:

| ground | added |
|---|---|
| flat | 0 |
| difficult | 1 |
| hill, mountain | 2 |
| Maleme airfield and Hill 107, for the Commonwealth | 3 |
| secondary city | 4 |
| Chania, Rethymnion, Heraklion | 6 |

- +2 for Commonwealth troops in an area with a fort, always on top;
- the artillery strength of one leader or battery in the area or a neighbouring one, against shots as well (ruling M3).

*Examples.* A city among hills: the better of 2 and 4, so 4. Hill 107 with a fort: 3 + 2 = 5.

<a id="7.3"></a>

## 7.3 Special combat

**Tanks.** When a tank platoon leads the attack, the defence factor of parachutists is halved (rounded up), unless a German leader is with them. Leader and ground are added after (ruling M32).

**Shots from a contested area.** The whole attack value, before the dice, is halved and rounded up (ruling Q3).

**Scatter.** Scattered parachutists have attack 2, defence 3 and movement 0. A scattered leader defends with 3 when alone and has no artillery (ruling M6).

**Again and again.** An area may be attacked any number of times in a turn: bombed, bombarded, shot at, assaulted. Each is settled in full.

<a id="7.4"></a>

## 7.4 Results

Attack total less defence total:

| difference | assault | shot |
|---|---|---|
| -10 and below | main attacker reduced and retreats; the supporters all retreat, or one of them is reduced | main shooter reduced |
| -9 to -1 | main attacker reduced and retreats | main shooter reduced |
| 0 | main attacker and main defender reduced and retreat | both reduced |
| +1 to +9 | main defender reduced and retreats | main defender reduced |
| +10 and above | main defender reduced and retreats; the other defenders all retreat, or one of them is reduced | main defender eliminated |

Counters not named suffer nothing. First comes the reduction, then the retreat. A counter that cannot retreat is reduced (again); reduced twice in one combat, it is eliminated (ruling N17). The owner chooses ways of retreat, and between retreat and reduction (ruling N18). In shots nobody retreats.

<a id="8"></a>

## 8 Bombing

**Bombardment from the ground.** Each leader or battery may bombard once a turn, when its area is active, its own area or a neighbouring one that holds enemies. The order matters: 2.5 tells who silences whom.

**From the air.** The German has a Ju 87, two Ju 88 and an He 111. They may attack any areas of the four maps, all the same or each another. Each flies **once a day**, in the morning or in the afternoon. When the Luftwaffe zone is activated, every aircraft that shall fly is given its area first; then the attacks are made one after another. An aircraft whose area has no target left is spent in vain.

**Settling it.** Bombing value and defence value, each with two dice, are compared. The defender names the unit that is hit (ruling M19); never a leader while a unit is with him.

**Error.** Bombing a contested area, be it the leader's own, is a risk: below the defence it hits the bomber's side (8.3).

**Anti-aircraft guns** cover their own area and the neighbouring ones. They add to the defence (8.2) and can hit the aircraft (8.3). They may not lead an assault but may lead a shot at a neighbouring area.

Commonwealth leaders other than Freyberg and Vasey are fixed; they retreat like others when they must.

<a id="8.1"></a>

## 8.1 Bombing value

The artillery strength of the leader or battery, or the aircraft's factor (Ju 87 9, Ju 88 8, He 111 7; reduced 6, 5, 4).

<a id="8.2"></a>

## 8.2 Defence against bombing

The highest defence factor in the area, and

- the ground, the best of: flat or difficult 1; hill or mountain 2; Hill 107 for the Commonwealth 3; secondary city 4; city 6;
- +2 for Commonwealth troops in a fort;
- against aircraft, +1 for each anti-aircraft point in the area or beside it (a full battery has 2, a reduced one 1);
- against bombardment, the artillery strength of one leader or battery in the area.

Leaders give no +1 here (ruling N25).

<a id="8.3"></a>

## 8.3 Results of bombing

- **Below the defence.** In an enemy area nothing happens. In a contested area one counter of the bombing side, drawn at random, is reduced. An aircraft is reduced if anti-aircraft guns cover the area.
- **Equal.** The unit named is reduced.
- **Above.** The unit named is reduced; a second unit, which the defender names, must retreat or be reduced, as he likes. If there was only one unit, it suffers once only.

<a id="8.4"></a>

## 8.4 Before the invasion

When the Commonwealth is set up, before turn 1, the German may bomb each area with Commonwealth units once, with a factor of 8 (rulings M31, N32).

<a id="9"></a>

## 9 Regrouping parachutists

When four German parachute counters have been eliminated, the German picks one of the four that is no leader. At the end of his turn it comes back into play, on the map where its regiment fights, in an area with a parachute leader; if none is left there, in the area with most parachutists. The other three are out of the game (ruling N45).

<a id="10"></a>

## 10 Victory

The objectives:

| map | objectives |
|---|---|
| west | Maleme airport and Hill 107, Platanias, Galatas, Chania, Prison Valley, Suda |
| centre | Rethymnion, Rethymnion airport |
| east | Heraklion, Heraklion airport |

At the end of turn 24, after the Commonwealth's night, the objectives that are not German are counted, contested ones too (rulings M24, N48):

| held by the Commonwealth | result |
|---|---|
| 0 | decisive German victory |
| 1 | great German victory |
| 2 | strategic German victory |
| 3 | marginal German victory |
| 4 | draw |
| 5 or more | strategic Commonwealth victory |

If all ten are German at the end of either player's turn before that, the game ends at once with a decisive German victory (ruling N49).

<a id="11"></a>

## 11 Night

At night there is neither combat nor bombing. Units move, but never into an area that the enemy holds alone; contested areas may be reinforced.

**The Māori.** Only the 28th (Māori) Battalion may attack at night, and enter a German area to do so. The Commonwealth names one German unit there, not a leader. Both roll two dice; the Māori add their attack factor, the German its defence factor; ground and everything else are left out. By the assault column of 7.4 the loser suffers, the Māori or the unit named, and nobody else. A tie changes nothing (rulings M11, N46).

<a id="12"></a>

## 12 Solitaire

You play the German seat; the Commonwealth plays by itself. Everything above holds except where this chapter says otherwise. In the printed text of this chapter "east" and "west" are confused; here they are put right (ruling S1).

**Who stands where.** Put the leaders but Freyberg and Vasey in a cup and draw three for the west map, one for the centre, one for the east: their brigades fight there. Fixed are Freyberg in Akrotiri (zone 16), the Argylls and 3/7 RTR in strategic area F, Vasey with 2/7 and 2/8 in strategic area C.

**Turn 1.** Place your first wave where it shall land. Then the three brigades of the west map are set up at random, then the forts, then you bomb (8.4), then turn 1 begins. **Turn 2.** The same for the second wave and the brigades of centre and east, without bombing.

**The random set-up.** Areas are taken in this order:

1. the objectives of the map;
2. its historical areas, by ascending number;
3. areas where parachutists are about to land;
4. if counters are left, again the historical areas that hold no, one or two counters, as often as needed.

For each, roll a die: mountain -3, any other ground -2, objective +6, historical area +2, all that apply. With 3 or less nothing, with 4 one, with 5 two, with 6 or more three counters are drawn from the cup of that map and placed there. Two leaders never share an area: they go back and the draw is made again (ruling S12).

*Example.* A 4 for a mountain area: 4 - 3 = 1, nobody stands there.

<a id="12.1"></a>

## 12.1 Forts

One fort on each airfield, one in Prison Valley; the last two where you would put them in the Commonwealth's place (ruling S14).

<a id="12.2"></a>

## 12.2 How the Commonwealth plays

It follows the ordinary sequence (ruling S2). What it can do against Germans in contested areas and objectives, it does:

- **Interception** and the activation die are rolled for it.
- **Bombardment.** Its leaders bombard areas with several German counters; among equals a draw (ruling S3).
- **Movement** goes toward objectives that Germans hold or contest, then toward other contested areas. Units in an objective or a contested area never move (rulings S4, S5).
- **Assault** only where it has three units or more in the area; fewer only defend (ruling S6).
- **Shots** at neighbouring areas: one unit is enough (ruling S7).
- **Retreats** lead to the nearest objective, or to the friendly area with most units (ruling S9).
- Choices left open are drawn. The rest (losses, support, the Māori) is told in rulings S8, S10 and S11.

<a id="13"></a>

## 13 Arrival and set-up

<a id="13.1"></a>

## 13.1 German arrivals

**First wave, turn 1**

| counter | letter | area |
|---|---|---|
| Meindl (glider), IV/Sturm | A | Tavronitis |
| III/Sturm | B | Pirgos |
| I/Sturm (glider) | C | Vlakheronitissa |
| II/Sturm (glider), Suessman (glider) | D | Kolymbari |
| IV/FJRgt.3 pioneers | E | Alikianos |
| Heydrich, I and II/FJRgt.3 | F | Prison Valley |
| III/FJRgt.3 | G | Daratsos |

**Second wave, turn 2**

| counter | letter | area |
|---|---|---|
| III/FJRgt.2 | H | Perivolia - Missiria |
| Sturm, I/FJRgt.2 | I or J | Rethymnion airfield, Stavromenos |
| II/FJRgt.2 | K | Gazi |
| III/FJRgt.1 | L | Giofyros |
| II/FJRgt.1 | M or N | Nea Alikarnassos, East Hill |
| Brauer, I/FJRgt.1 | O | Gournes |

**Reserve, 21 May, turn 4:** Ramcke anywhere on the east map, his battalion anywhere on one of the three sector maps. In attacks it stands for a third battalion of any parachute regiment that has two there.

**5th Mountain Division**

| group | printed date | comes | counters |
|---|---|---|---|
| A1 | 21 May | by air | I/GJRgt.100 |
| A2 | 22 May | by air | Pion.GJ.5, II/GJRgt.100, I/GJRgt.85, Ringel |
| A3 | 23 May | by air | Battalion 95, AufKl.Abt.55, I/5 Art.Abt |
| A4 | 24 May | by air | II/GJRgt.85 |
| A5 | 25 May | by air | I/GJRgt.141 |
| A6 | 26 May | by air | II/GJRgt.141 |
| A7 | 27 May | by air | III/GJRgt.141 |
| B1 | 22 May | by sea | III/GJRgt.100, Pion.GJ.5, Flak G.J.5, II and III/5 Art.Abt, III/GJRgt.85, PzRgt 31 |
| B2 | 27 May | by sea | Regina: 312th Regiment and CA, Italian |

Pion.GJ.5 is one counter: it comes with the group that brings it first (ruling N40).

**Aircraft, from the start:** one Ju 87, two Ju 88, one He 111.

<a id="13.2"></a>

## 13.2 Commonwealth set-up

| formation | counters and zones |
|---|---|
| 14th Brigade, Heraklion | Chappel 22, 2 York and Lancaster 22, 2 Black Watch 23, 2 Leicester 22, 2/4 Australian 24, 3rd and 7th Greek 21, 2/3 Hussars 22, 2/7 RTR 22 |
| 19th Australian Brigade, Rethymno | Campbell 18, 2/11 Australian 20, 2/1 Australian 18, 4th Greek 17, 5th Greek 19, 4/7 RTR 20 |
| its mobile reserve, strategic C | Vasey, 2/7 and 2/8 Australian |
| Suda Bay naval base troops, Chania and Suda | Weston 11, 16/17 Australian 15, 2nd Greek 12, 1st Welch 11, Royal Marines 13, 1st Rangers 13, 106 RHA 13, 129th AA 14, 42nd Pioneers 13, Supply GB 11, Northumberland Hussars 14, 7th AA 14 |
| 10th New Zealand Brigade, Galatas | Puttick 10, Supply NZ 6, 6th Greek 8, 8th Greek 9, 18 NZ 10, 19 NZ 7, 20 NZ 10, 1/3 Hussars 8 |
| its reserve, strategic F | 1 Argyll and Sutherland, 3/7 RTR |
| 5th New Zealand Brigade, Maleme | Hargest 5, 21 NZ 3, 22 NZ 2, 23 NZ 4, 28 Māori 5, 1st Greek 1, 7th Pioneers 4, 1/7 RTR 2, 156th AA 2 |
| Creforce | Freyberg 16 |

The zones are these areas: 1 Kastelli, 2 Maleme airfield and Hill 107, 3 Kondomari, 4 Pirgos, 5 Platanias, 6 Agia Marina, 7 Daratsos, 8 Galatas, 9 Alikianos, 10 Chania west, 11 Chania, 12 Perivolia - Mournies, 13 Suda, 14 Akrotiri neck, 15 Kalami, 16 Akrotiri, 17 Pigi ridge, 18 Hill A, 19 Adele, 20 Hill B, 21 Heraklion, 22 Nea Alikarnassos, 23 Heraklion airfield, 24 the Charlies.

The printed rulebook repeats parts of 6.1, 7 and 8 at its end, without a change of meaning.
`

/** What the game is about, for its page: Markdown. */
export const story = `# Crete 1941: Operation Merkur

**Two players, or one against a Commonwealth that plays by itself · battalions on areas · 24 turns of a third of a day · the whole island**

For eight days in May 1941 an island was fought over by men who had fallen from the sky. In the morning they came down on Maleme and in the valley by the prison, in the afternoon on Rethymno and Heraklion, and most of what could go wrong went wrong. By the first evening nobody, German or British, knew who was winning.

Here is all of it, from Kastelli to Gournes, on three maps of the places that mattered and a fourth that joins them.

As the **German** you place a division of parachutists among defenders you can see, and hope. A battalion that has jumped is next to helpless until the next turn. You need one airfield, any airfield: then a group of mountain troops arrives each morning. Your convoy is at sea, and so is the Royal Navy. Ten objectives, and every one you lack at the end costs a grade of victory.

As the **Commonwealth** you have more men than you think and fewer ways to move them. On the first day a die less five tells how many areas may stir at all. You can shoot, you can shell, you can send the Māori in at night. And you can watch the Stukas choose.

Both sides roll two dice in every fight and see all strengths before. One marker lets its holder roll again or strike twice; once used, it is the other's.

**For whom:** players who know a wargame or two and want a whole campaign; solitaires too, with a random garrison and a Commonwealth that explains each of its acts.

**Where the data comes from:** the rules are told in our own words. The printed map and counters are not public; the areas were drawn on the real ground, and most values rebuilt from the rulebook, the examples and history. Each shows its source on its card; \`box/sources.md\` explains them all.

*Designed by Franck Yeghicheyan, published in Vae Victis 22. This table contains none of their text or art.*
`
