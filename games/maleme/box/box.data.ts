// The files of this box as text. Made by `npm run box`; change the files beside it, not this.

/** Tables and lists of the printed box by file name. */
export const files = {
  'drift.csv': `roll,direction,source
2,perfect,R roll:D
3,SE,D
4,S,R
5,SW,D
6,NW,D
7,stay,R
8,N,D
9,NE,R
10,SE,R
11,S,D
12,snafu,R
`,
  'fire-table.csv': `roll,fn1,fn2,fn3,fn4,fn5,fn6,fn7,fn8,source
1,P,PH,H,H,H,H,H,H,R
2,-,P,PH,H,H,H,H,H,R
3,-,-,P,PH,H,H,H,H,R
4,-,-,-,P,PH,H,H,H,R
5,-,-,-,-,P,PH,H,H,R
6,-,-,-,-,-,P,PH,H,R
`,
  'groups.csv': `id,label,battalion,turn,colour,marker,glider,draws,units,assignable,source
3/4,3rd and 4th companies,I,8:30,white,1,1,2,3/I 3/II 3/III 4/I 4/II 4/III L-Koch,,R units:D
5,5th company,II,9:00,orange,1,0,1,5/I 5/II 5/III,8/I 8/II L-Stentzler,R units:D
7,7th company,II,9:00,orange,1,0,1,7/I 7/II 7/III,8/I 8/II L-Stentzler,R id:D units:D
9,9th company,III,9:30,brown,1,0,1,9/I 9/II 9/III,12/I 12/II L-Scherber,R units:D
10,10th company,III,9:30,brown,1,0,1,10/I 10/II 10/III,12/I 12/II L-Scherber,R id:D units:D
11,11th company,III,9:30,brown,1,0,1,11/I 11/II 11/III,12/I 12/II L-Scherber,R id:D units:D
13/14,13th and 14th companies and regimental staff,IV,10:00,,0,0,0,13/I 13/II 13/III 14/I 14/II L-Meindl,,R id:D units:D
15/16,15th and 16th companies,IV,10:00,,0,0,0,15/I 15/II 15/III 16/I 16/II 16/III L-Gericke,,R id:D units:D
`,
  'hq.csv': `id,seat,case,label,up_to,leader_eliminated,allied_later,limit,needs,attack_of,source
contact,allied,4.4.1.1,Company Contact,2,1,1,company-turn,andrew,,R
matildas,allied,4.4.1.2,Release the Matildas,5,0,0,once,,,R
engineers,allied,4.4.1.3,Engineer Help,3,0,1,once,0817,,R
maori,allied,4.4.1.4,Māori Company,2,0,1,once,,,R
stuka,german,4.4.2.1,Stuka Attack,3,0,-1,markers,stuka,6,R attack_of:D
seize,german,4.4.2.2,Seize the Initiative,3,0,-1,none,,,R
`,
  'map.csv': `hex,column,row,playable,terrain,elevation_m,route,area,setup,raf,star,drop,zone,source
0101,1,1,0,sea,0,,,,0,,,,D
0102,1,2,1,beach,2,,,,0,,,A,D
0103,1,3,1,riverbed,2,,,,0,,,A,D
0104,1,4,1,riverbed,4,,,,0,,,A,D
0105,1,5,1,riverbed,3,,,,0,,,A,D
0106,1,6,1,riverbed,4,,,,0,,,A,D
0107,1,7,1,riverbed,5,road,,,0,blue,,B,D
0108,1,8,1,riverbed,6,,,,0,,,B,D
0109,1,9,1,riverbed,7,,,,0,,glider,B,D drop:R
0110,1,10,1,riverbed,7,,,,0,,,B,D
0111,1,11,1,riverbed,9,,,,0,,,B,D
0112,1,12,1,riverbed,10,,,,0,,,C,D
0113,1,13,1,riverbed,11,,,,0,,,C,D
0114,1,14,1,riverbed,11,,,,0,,,C,D
0115,1,15,1,riverbed,12,,,,0,,,C,D
0116,1,16,1,riverbed,14,,,,0,,,C,D
0117,1,17,1,riverbed,15,,,,0,,,C,D
0118,1,18,1,riverbed,16,,,,0,,,C,D
0201,2,1,0,sea,0,,,,0,,,,D
0202,2,2,1,beach,1,,,,0,,,,D
0203,2,3,1,riverbed,2,,,,0,,,,D
0204,2,4,1,riverbed,2,,,,0,,glider,,D drop:R
0205,2,5,1,riverbed,3,,,,0,,,,D
0206,2,6,1,riverbed,4,,,,0,,,,D
0207,2,7,1,riverbed,4,road,,,0,,,,D
0208,2,8,1,riverbed,5,,,,0,,,,D
0209,2,9,1,riverbed,7,,,,0,,,,D
0210,2,10,1,riverbed,8,,,,0,,,,D
0211,2,11,1,riverbed,9,,,,0,,,,D
0212,2,12,1,riverbed,9,,,,0,,,,D
0213,2,13,1,riverbed,10,,,,0,,drop,,D
0214,2,14,1,riverbed,11,,,,0,,,,D
0215,2,15,1,riverbed,12,,,,0,,,,D
0216,2,16,1,riverbed,13,,,,0,,,,D
0217,2,17,1,riverbed,14,,,,0,,,,D
0218,2,18,1,riverbed,15,,,,0,,,,D
0301,3,1,1,beach,2,,,,0,,,,D
0302,3,2,1,groves,3,,C,,0,,,,D
0303,3,3,1,groves,3,,C,,0,,,,D
0304,3,4,1,airfield,4,,C,22/C/III,0,,,,D
0305,3,5,1,airfield,5,,C,,0,,,,D
0306,3,6,1,groves,7,road,,,0,,,,D
0307,3,7,1,groves,8,road,,,0,,,,D
0308,3,8,1,groves,9,track,D,,0,,,,D
0309,3,9,1,groves,11,,D,,0,,,,D
0310,3,10,1,vineyards,11,,D,22/D/I,0,,,,D
0311,3,11,1,groves,11,,D,,0,,,,D
0312,3,12,1,groves,14,,D,,0,,,,D
0313,3,13,1,groves,14,,D,,0,,,,D
0314,3,14,1,groves,14,,,,0,,,,D
0315,3,15,1,groves,14,,,,0,,,,D
0316,3,16,1,groves,15,,,,0,,,,D
0317,3,17,1,groves,17,,,,0,,,,D
0318,3,18,1,groves,18,,,,0,,,,D
0401,4,1,1,beach,2,,,,0,,,,D
0402,4,2,1,vineyards,4,,C,,0,,,,D
0403,4,3,1,airfield,4,,C,,0,,,,D
0404,4,4,1,airfield,5,,C,,0,blue,,,D
0405,4,5,1,airfield,7,,C,,0,,,,D
0406,4,6,1,groves,9,road,,,0,,,,D
0407,4,7,1,camp,11,track,,RAF-30,1,,,,D raf:R setup:R
0408,4,8,1,camp,14,track,,RAF-33,1,blue,,,D raf:R setup:R
0409,4,9,1,groves,18,track,D,,0,,,,D
0410,4,10,1,groves,21,track,D,22/D/II,0,,,,D
0411,4,11,1,groves,14,track,D,,0,,,,D
0412,4,12,1,vineyards,22,track,D,,0,brown,,,D
0413,4,13,1,groves,24,track,D,,0,,,,D
0414,4,14,1,groves,19,,D,L-Campbell,0,,,,D
0415,4,15,1,groves,17,,,,0,,,,D
0416,4,16,1,groves,19,,,,0,,,,D
0417,4,17,1,groves,20,,,,0,,,,D
0418,4,18,1,groves,25,,,,0,,,,D
0501,5,1,1,beach,3,,,,0,,,,D
0502,5,2,1,vineyards,4,,C,,0,,,,D
0503,5,3,1,airfield,5,,C,,0,,,,D
0504,5,4,1,airfield,6,,C,,0,,,,D
0505,5,5,1,airfield,8,,C,,0,,,,D
0506,5,6,1,groves,11,road,,,0,,,,D
0507,5,7,1,vineyards,16,,,,0,,,,D
0508,5,8,1,groves,22,,,,0,,,,D
0509,5,9,1,groves,30,,,,0,,,,D
0510,5,10,1,groves,22,,D,,0,,,,D
0511,5,11,1,groves,19,,D,,0,,,,D
0512,5,12,1,vineyards,37,track,D,,0,,,,D
0513,5,13,1,groves,27,track,D,22/D/III,0,,,,D
0514,5,14,1,groves,20,,D,,0,,,,D
0515,5,15,1,groves,24,,D,,0,,,,D
0516,5,16,1,groves,24,,,,0,,,,D
0517,5,17,1,groves,29,,,,0,,,,D
0518,5,18,1,groves,26,,,,0,,,,D
0601,6,1,1,beach,2,,,,0,,,,D
0602,6,2,1,groves,4,,C,22/C/I,0,,,,D
0603,6,3,1,airfield,5,,C,,0,,,,D
0604,6,4,1,airfield,6,,C,,0,dual,,,D
0605,6,5,1,airfield,7,track,C,,0,,,,D
0606,6,6,1,camp,9,road,,RAF-805,1,,,,D raf:R setup:R
0607,6,7,1,vineyards,15,,,,0,,,,D
0608,6,8,1,groves,23,,,,0,,,,D
0609,6,9,1,groves,36,,,,0,,,,D
0610,6,10,1,groves,32,,,,0,,,,D
0611,6,11,1,groves,20,,,,0,,,,D
0612,6,12,1,groves,27,,,,0,,,,D
0613,6,13,1,vineyards,37,,,,0,,,,D
0614,6,14,1,vineyards,25,track,D,,0,,,,D
0615,6,15,1,groves,24,,,,0,,,,D
0616,6,16,1,groves,32,,,,0,,,,D
0617,6,17,1,groves,29,,,,0,,,,D
0618,6,18,1,groves,36,,,,0,,,,D
0701,7,1,1,groves,3,,,,0,,,,D
0702,7,2,1,groves,4,,C,,0,,,,D
0703,7,3,1,airfield,5,,C,,0,,,,D
0704,7,4,1,airfield,6,track,C,,0,,,,D
0705,7,5,1,airfield,8,track,C,,0,,,,D
0706,7,6,1,groves,14,road,,,0,,,,D
0707,7,7,1,groves,24,,,,0,,,,D
0708,7,8,1,vineyards,38,,,,0,,,,D
0709,7,9,1,vineyards,47,,,,0,,,,D
0710,7,10,1,groves,30,,,,0,,,,D
0711,7,11,1,groves,27,,,,0,,,,D
0712,7,12,1,groves,43,,,,0,,,,D
0713,7,13,1,vineyards,43,,,,0,,,,D
0714,7,14,1,groves,25,track,,,0,,,,D
0715,7,15,1,groves,32,track,,,0,,drop,,D
0716,7,16,1,groves,35,,,,0,,,,D
0717,7,17,1,groves,43,,,,0,,,,D
0718,7,18,1,groves,34,,,,0,,,,D
0801,8,1,1,beach,1,,,,0,,,,D
0802,8,2,1,groves,4,,,,0,,,,D
0803,8,3,1,groves,5,,C,,0,,,,D
0804,8,4,1,airfield,5,,C,,0,,,,D
0805,8,5,1,airfield,8,,C,22/C/II L-Johnson,0,,,,D
0806,8,6,1,groves,18,road,,,0,,,,D
0807,8,7,1,vineyards,27,,,,0,,,,D
0808,8,8,1,vineyards,41,,,,0,,,,D
0809,8,9,1,hill,57,,,,0,,,,D
0810,8,10,1,vineyards,43,,,,0,,,,D
0811,8,11,1,groves,32,,,,0,,drop,,D
0812,8,12,1,groves,46,,,,0,,,,D
0813,8,13,1,hill,61,,,,0,,,,D
0814,8,14,1,groves,32,,,,0,,,,D
0815,8,15,1,groves,32,,,,0,,,,D
0816,8,16,1,groves,42,track,,,0,,,,D
0817,8,17,1,village,48,track,,,0,,,,D
0818,8,18,1,groves,47,track,,,0,,,,D
0901,9,1,1,beach,2,,,,0,,,,D
0902,9,2,1,groves,4,,,,0,,,,D
0903,9,3,1,groves,5,,,,0,,,,D
0904,9,4,1,groves,7,,C,,0,,,,D
0905,9,5,1,groves,20,road,,,0,,,,D
0906,9,6,1,groves,49,track,,15RA,0,brown,,,D
0907,9,7,1,groves,48,track,,27/I,0,,,,D
0908,9,8,1,hill,68,,,,0,,,,D
0909,9,9,1,hill,54,,,,0,,,,D
0910,9,10,1,groves,40,,,,0,,,,D
0911,9,11,1,hill,53,,,,0,,,,D
0912,9,12,1,hill,62,,,,0,,,,D
0913,9,13,1,hill,57,,,,0,,,,D
0914,9,14,1,groves,34,,,,0,,,,D
0915,9,15,1,vineyards,42,,,,0,,,,D
0916,9,16,1,hill,56,track,,,0,,,,D
0917,9,17,1,village,55,track,,,0,,,,D
0918,9,18,1,groves,40,,,,0,,,,D
1001,10,1,0,sea,0,,,,0,,,,D
1002,10,2,1,beach,2,,,,0,,,,D
1003,10,3,1,groves,5,,,,0,,,,D
1004,10,4,1,groves,7,,,,0,,,,D
1005,10,5,1,groves,14,road,,27RM,0,,,,D
1006,10,6,1,groves,36,,A,22/A/I,0,,,,D
1007,10,7,1,hill,78,,A,,0,,,,D
1008,10,8,1,hill,85,,A,,0,,glider,,D drop:R
1009,10,9,1,hill,70,,A,,0,,,,D
1010,10,10,1,hill,55,,B,22/HQ/IV,0,,,,D
1011,10,11,1,hill,61,,B,,0,,,,D
1012,10,12,1,hill,73,,B,,0,,,,D
1013,10,13,1,hill,79,,,,0,,,,D
1014,10,14,1,groves,40,,,,0,,drop,,D
1015,10,15,1,groves,43,,,,0,,,,D
1016,10,16,1,hill,58,,,,0,,,,D
1017,10,17,1,village,66,track,,,0,,,,D
1018,10,18,1,groves,47,,,,0,,,,D
1101,11,1,0,sea,0,,,,0,,,,D
1102,11,2,1,beach,2,,,,0,,,,D
1103,11,3,1,groves,6,,,,0,,,,D
1104,11,4,1,groves,11,road,,,0,,,,D
1105,11,5,1,groves,30,,A,,0,,,,D
1106,11,6,1,hill,77,,A,,0,,,,D
1107,11,7,1,hill,107,,A,22/A/II L-Hanton,0,dual,,,D
1108,11,8,1,hill,93,,A,,0,,,,D
1109,11,9,1,hill,81,,A,22/A/III,0,,,,D
1110,11,10,1,hill,75,,B,,0,,,,D
1111,11,11,1,hill,94,,B,22/B/I,0,,,,D
1112,11,12,1,hill,102,,B,,0,,,,D
1113,11,13,1,hill,58,,,,0,,,,D
1114,11,14,1,groves,46,,,,0,,,,D
1115,11,15,1,hill,64,,,,0,,,,D
1116,11,16,1,hill,76,track,,,0,,,,D
1117,11,17,1,hill,57,,,,0,,,,D
1118,11,18,1,hill,53,,,,0,,,,D
1201,12,1,0,sea,0,,,,0,,,,D
1202,12,2,0,sea,0,,,,0,,,,D
1203,12,3,1,beach,3,,,,0,,,,D
1204,12,4,1,groves,7,,,,0,,,,D
1205,12,5,1,groves,16,road,,27/II,0,,,,D
1206,12,6,1,hill,62,track,A,151RA,0,,,,D
1207,12,7,1,hill,83,track,A,L-Andrew,0,brown,,,D
1208,12,8,1,hill,95,,A,22/Mor,0,,,,D
1209,12,9,1,hill,96,,B,,0,,,,D
1210,12,10,1,hill,103,,B,,0,,,,D
1211,12,11,1,hill,102,,B,22/B/II L-Crarer,0,brown,,,D
1212,12,12,1,hill,111,,B,,0,,,,D
1213,12,13,1,hill,86,,,,0,,,,D
1214,12,14,1,hill,57,,,,0,,,,D
1215,12,15,1,hill,65,,,,0,,,,D
1216,12,16,1,hill,84,track,,,0,,,,D
1217,12,17,1,hill,68,,,,0,,,,D
1218,12,18,1,hill,58,,,,0,,,,D
1301,13,1,0,sea,0,,,,0,,,,D
1302,13,2,0,sea,0,,,,0,,,,D
1303,13,3,1,beach,3,,,,0,,,,D
1304,13,4,1,groves,8,,HQ,22/HQ/I,0,,,,D
1305,13,5,1,village,19,road,HQ,,0,,,,D
1306,13,6,1,village,40,,HQ,,0,,,,D
1307,13,7,1,hill,62,track,HQ,,0,,,,D
1308,13,8,1,hill,64,,B,,0,,,,D
1309,13,9,1,hill,98,,B,,0,,,,D
1310,13,10,1,hill,103,,B,22/B/III,0,,,,D
1311,13,11,1,hill,115,,B,,0,,,,D
1312,13,12,1,hill,94,,,,0,,,,D
1313,13,13,1,hill,76,,,,0,,,,D
1314,13,14,1,hill,68,,,,0,,,,D
1315,13,15,1,hill,89,track,,,0,,,,D
1316,13,16,1,hill,82,,,,0,,,,D
1317,13,17,1,hill,63,,,,0,,,,D
1318,13,18,1,hill,76,,,,0,,,,D
1401,14,1,0,sea,0,,,,0,,,,D
1402,14,2,0,sea,0,,,,0,,,,D
1403,14,3,0,sea,0,,,,0,,,,D
1404,14,4,1,beach,3,,HQ,,0,,,,D
1405,14,5,1,village,7,road,HQ,22/HQ/II,0,blue,,,D
1406,14,6,1,village,11,track,HQ,L-Beaven,0,,,,D
1407,14,7,1,groves,26,track,HQ,22/HQ/Car,0,,,,D
1408,14,8,1,groves,41,track,,,0,,,,D
1409,14,9,1,hill,61,,,,0,,,,D
1410,14,10,1,hill,91,,,,0,,,,D
1411,14,11,1,hill,126,,,,0,,,,D
1412,14,12,1,hill,116,,,,0,,drop,,D
1413,14,13,1,hill,94,,,,0,,,,D
1414,14,14,1,hill,79,,,,0,,,,D
1415,14,15,1,hill,96,track,,,0,,,,D
1416,14,16,1,hill,95,,,,0,,,,D
1417,14,17,1,hill,73,,,,0,,,,D
1418,14,18,1,hill,71,,,,0,,,,D
1501,15,1,0,sea,0,,,,0,,,,D
1502,15,2,0,sea,0,,,,0,,,,D
1503,15,3,0,sea,0,,,,0,,,,D
1504,15,4,0,sea,0,,,,0,,,,D
1505,15,5,1,beach,7,road,HQ,22/HQ/III,0,,,,D
1506,15,6,1,village,13,,HQ,,0,,,,D
1507,15,7,1,groves,26,,HQ,,0,,,,D
1508,15,8,1,hill,53,track,,,0,,,,D
1509,15,9,1,hill,82,track,,,0,,,maori,D zone:R
1510,15,10,1,hill,112,,,,0,,,,D
1511,15,11,1,hill,133,,,,0,,,,D
1512,15,12,1,hill,106,,,,0,,,,D
1513,15,13,1,hill,90,,,,0,,,,D
1514,15,14,1,hill,98,,,,0,,,,D
1515,15,15,1,hill,109,track,,,0,,,,D
1516,15,16,1,hill,89,,,,0,,,,D
1517,15,17,1,hill,85,,,,0,,,,D
1518,15,18,1,hill,102,,,,0,,,,D
`,
  'markers.csv': `id,copies,regroup_of,regroup_range,pin_modifier,source
2/0 -1,3,2,0,-1,D
2/0 0,3,2,0,0,D
2/0 +1,2,2,0,1,D regroup_of:R regroup_range:R pin_modifier:R
3/0 -1,2,3,0,-1,D
3/0 0,3,3,0,0,D regroup_of:R regroup_range:R
3/0 +1,3,3,0,1,D
4/0 -1,1,4,0,-1,D
4/0 0,1,4,0,0,D
4/0 +1,1,4,0,1,D
`,
  'pieces.csv': `id,copies,seat,case,source,note
time,1,,2.1.2,R,starts at 8:30
withdrawal-german,1,german,2.1.2,R,starts at 18:00
withdrawal-allied,1,allied,2.1.2,R,starts at 18:00
initiative,1,,2.2.2,R,starts with the German seat
company,5,allied,2.2.2,R copies:D,"two-sided: Isolated and Contacted; one for each of A, B, C, D, HQ"
drop-group,6,german,2.2.2,R,one for each group that lands by marker (groups.csv)
drop-dummy,2,german,2.2.2,R,two markers without a group
stuka,4,german,4.4.2.1,R copies:D,attack strength in hq.csv
regroup-pinned,19,,2.2.3,R copies:D,mix in markers.csv
`,
  'refit-table.csv': `id,kind,units,value,at_end,case,source
pinned,success,,3,,4.3.1,R
regrouping,success,,3,,4.3.1,R
infantry-guns,success,13/I 13/II 13/III,3,0,4.3.2,D
antitank,success,14/I 14/II,3,1,4.3.2,D
heavy-flak,success,151RA,2,0,4.3.2,D
coast-guns,success,15RA 27RM,1,0,4.3.2,D
mortars,success,22/Mor,4,1,4.3.2,D
leader,modifier,,-1,,4.3.3,R
enemy-adjacent,modifier,,1,,4.3.3,R
`,
  'reliability.csv': `roll,result,case,source
1,removed,4.4.1.2,R
2,removed,4.4.1.2,R
3,immobilised,4.4.1.2,R
4,immobilised,4.4.1.2,R
5,none,4.4.1.2,R
6,none,4.4.1.2,R
`,
  'scenarios.json': `{
  "scenarios": [
    {
      "id": "standard",
      "name": "20 May 1941",
      "case": "3",
      "turn": "8:30",
      "initiative": "german",
      "withdrawal": {
        "german": "18:00",
        "allied": "18:00"
      },
      "isolated": [
        "A",
        "B",
        "C",
        "D",
        "HQ"
      ],
      "stukas": 4,
      "source": "R stukas:D"
    }
  ],
  "options": [
    {
      "id": "germanWithdrawal",
      "label": "German Withdrawal marker starts at",
      "case": "7",
      "values": [
        "16:00",
        "16:30",
        "17:00",
        "17:30",
        "18:00",
        "18:30",
        "19:00",
        "19:30",
        "20:00",
        "20:30",
        "21:00"
      ],
      "default": "18:00",
      "source": "R values:D"
    },
    {
      "id": "alliedWithdrawal",
      "label": "Allied Withdrawal marker starts at",
      "case": "7",
      "values": [
        "16:00",
        "16:30",
        "17:00",
        "17:30",
        "18:00",
        "18:30",
        "19:00",
        "19:30",
        "20:00",
        "20:30",
        "21:00"
      ],
      "default": "18:00",
      "source": "R values:D"
    }
  ]
}
`,
  'turns.csv': `time,ends_on,drop,hq,first_roll_hands_over,contacts,initiative_to,panic,repeats,case,source
8:30,3 4 5 6,markers,0,0,,,0,0,5.1.1,R
9:00,4 5 6,markers,0,0,,,0,0,5.1.2,R
9:30,5 6,markers,0,0,,,0,0,5.1.3,R
10:00,6,zones,0,1,A,allied,0,0,5.1.4,R
10:30,6,none,1,1,,,full-hours,1,6,R
`,
  'units.csv': `id,seat,nation,formation,name,type,size,echelon,steps,front_of,front_range,front_direct_fire,front_immobile,back,back_of,back_range,back_direct_fire,back_immobile,refit_up_to,refit_at_end,artillery,armored,antitank,heavy,company,leads,battalion,group,assignable_to,setup,setup_options,setup_side,entry,source,note,history
22/A/I,allied,nz,22nd Battalion,22/A/I,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,A,,22,,,1006,,front,,D front_of:R,,"7 Platoon, 22nd Battalion"
22/A/II,allied,nz,22nd Battalion,22/A/II,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,A,,22,,,1107,,front,,D front_of:R,,"8 Platoon, 22nd Battalion"
22/A/III,allied,nz,22nd Battalion,22/A/III,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,A,,22,,,1109,,front,,D front_of:R,,"9 Platoon, 22nd Battalion"
22/B/I,allied,nz,22nd Battalion,22/B/I,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,B,,22,,,1111,,front,,D front_of:R,,"10 Platoon, 22nd Battalion"
22/B/II,allied,nz,22nd Battalion,22/B/II,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,B,,22,,,1211,,front,,D front_of:R,,"11 Platoon, 22nd Battalion"
22/B/III,allied,nz,22nd Battalion,22/B/III,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,B,,22,,,1310,,front,,D front_of:R,,"12 Platoon, 22nd Battalion"
22/C/I,allied,nz,22nd Battalion,22/C/I,infantry,platoon,•••,2,8,3,0,0,reduced,4,3,0,0,,,0,0,0,0,C,,22,,,0602,,front,,D,raised for the Bofors crews fighting beside the platoon (R 6 design note); the figure is ours,"13 Platoon, 22nd Battalion"
22/C/II,allied,nz,22nd Battalion,22/C/II,infantry,platoon,•••,2,8,3,0,0,reduced,4,3,0,0,,,0,0,0,0,C,,22,,,0805,,front,,D,raised for the Bofors crews fighting beside the platoon (R 6 design note); the figure is ours,"14 Platoon, 22nd Battalion"
22/C/III,allied,nz,22nd Battalion,22/C/III,infantry,platoon,•••,2,8,3,0,0,reduced,4,3,0,0,,,0,0,0,0,C,,22,,,0304,,front,,D,raised for the Bofors crews fighting beside the platoon (R 6 design note); the figure is ours,"15 Platoon, 22nd Battalion"
22/D/I,allied,nz,22nd Battalion,22/D/I,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,D,,22,,,0310,,front,,D front_of:R,,"18 Platoon, 22nd Battalion"
22/D/II,allied,nz,22nd Battalion,22/D/II,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,D,,22,,,0410,,front,,D front_of:R,,"17 Platoon, 22nd Battalion"
22/D/III,allied,nz,22nd Battalion,22/D/III,infantry,platoon,•••,2,7,3,0,0,reduced,3,3,0,0,,,0,0,0,0,D,,22,,,0513,,front,,D front_of:R,,"16 Platoon, 22nd Battalion"
L-Hanton,allied,nz,22nd Battalion,Hanton,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,A,A,22,,,1107,,front,,D name:H,,commander of A Company
L-Crarer,allied,nz,22nd Battalion,Crarer,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,B,B,22,,,1211,,front,,D name:H,,commander of B Company
L-Johnson,allied,nz,22nd Battalion,Johnson,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,C,C,22,,,0805,,front,,D name:H,,commander of C Company
L-Campbell,allied,nz,22nd Battalion,Campbell,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,D,D,22,,,0414,,front,,D name:H,,commander of D Company
L-Beaven,allied,nz,22nd Battalion,Beaven,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,HQ,HQ,22,,,1406,,front,,D name:H,,commander of Headquarters Company
L-Andrew,allied,nz,22nd Battalion,Andrew,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,battalion,22,,,1207,,front,,D name:R,bound to no company area,"Lieutenant-Colonel Leslie Andrew, commander of the 22nd Battalion; his decision to withdraw gave up Hill 107"
22/HQ/I,allied,nz,22nd Battalion,22/HQ/I,infantry,platoon,•••,2,6,3,0,0,reduced,3,3,0,0,,,0,0,0,0,HQ,,22,,,1304,,front,,D,,
22/HQ/II,allied,nz,22nd Battalion,22/HQ/II,infantry,platoon,•••,2,6,3,0,0,reduced,3,3,0,0,,,0,0,0,0,HQ,,22,,,1405,,front,,D,,
22/HQ/III,allied,nz,22nd Battalion,22/HQ/III,infantry,platoon,•••,2,6,3,0,0,reduced,3,3,0,0,,,0,0,0,0,HQ,,22,,,1505,,front,,D,,
22/HQ/IV,allied,nz,22nd Battalion,22/HQ/IV,infantry,platoon,•••,2,6,3,0,0,reduced,3,3,0,0,,,0,0,0,0,B,,22,,,1010,,front,,D company:R,"attached to B Company, released with it (R 4.4.1.1)",attached to B Company
22/HQ/Car,allied,nz,22nd Battalion,22 HQ Carriers,mechanized,platoon,•••,2,5,3,0,0,reduced,3,3,0,0,,,0,1,0,0,HQ,,22,,,1407,,front,,D armored:R,,
22/HQ/Eng,allied,nz,22nd Battalion,22 HQ Engineers,engineers,platoon,•••,2,6,2,0,0,reduced,3,2,0,0,,,0,0,0,0,,,22,,,reserve-engineers,,front,0817,D setup:R entry:R,bound to no company area (ruling M17),an outlying party of pioneers near Vlakheronitissa
22/Mor,allied,nz,22nd Battalion,22 Mortars,mortar,platoon,•••,1,4,6,1,1,fired,3,0,0,1,4,1,1,0,0,0,,,22,,,1208,,front,,D,,two three-inch mortars
27/I,allied,nz,27th Machine Gun Battalion,27 MG I,machine_guns,platoon,•••,2,5,5,1,1,reduced,3,4,1,1,,,0,0,0,0,,,27,,,0907,,front,,D,,two Vickers guns
27/II,allied,nz,27th Machine Gun Battalion,27 MG II,machine_guns,platoon,•••,2,5,5,1,1,reduced,3,4,1,1,,,0,0,0,0,,,27,,,1205,,front,,D,,two Vickers guns
151RA,allied,uk,151st Heavy Anti-Aircraft Battery,151 RA,artillery,battery,I,1,5,6,1,1,fired,3,0,0,1,2,0,1,0,0,0,,,,,,1206,,front,,D name:R,turned to its Fired side at 10:00 (R 5.1.4),heavy anti-aircraft battery near the summit
15RA,allied,uk,15th Coast Regiment,15 RA,artillery,battery,I,1,6,8,1,1,fired,3,0,0,1,1,0,1,0,0,0,,,,,,0906,,back,,D name:R setup_side:R,,coast guns laid on the sea
27RM,allied,uk,Royal Marines,27 RM,artillery,battery,I,1,6,8,1,1,fired,3,0,0,1,1,0,1,0,0,0,,,,,,1005,,back,,D name:R setup_side:R,,Royal Marine guns laid on the sea
RAF-30,allied,raf,RAF and Fleet Air Arm,30 Sqn,infantry,platoon,•••,1,3,3,0,0,none,,,0,0,,,0,0,0,0,,,,,,0407,0407 0408 0606,front,,D setup:R setup_options:R front_range:R,range 3 is forced by the drop example (R 5.1.4),ground crews of 30 Squadron
RAF-33,allied,raf,RAF and Fleet Air Arm,33 Sqn,infantry,platoon,•••,1,3,3,0,0,none,,,0,0,,,0,0,0,0,,,,,,0408,0407 0408 0606,front,,D setup:R setup_options:R front_range:R,range 3 is forced by the drop example (R 5.1.4),ground crews of 33 Squadron
RAF-805,allied,raf,RAF and Fleet Air Arm,805 Sqn FAA,infantry,platoon,•••,1,3,3,0,0,none,,,0,0,,,0,0,0,0,,,,,,0606,0407 0408 0606,front,,D setup:R setup_options:R front_range:R,range 3 is forced by the drop example (R 5.1.4),"ground crews of 805 Squadron, Fleet Air Arm"
Mat1,allied,uk,7th Royal Tank Regiment,Matilda 1,tanks,vehicle,,2,6,3,0,0,immobilised,4,3,0,1,,,0,1,0,0,,,,,,reserve-matildas,,front,airfield,D back:R armored:R setup:R entry:R,"the back is both its reduced and its immobilised side (ruling N10); lower OF and no movement are R 4.4.1.2, the figures ours",one of the two infantry tanks kept near the aerodrome for the counter-attack
Mat2,allied,uk,7th Royal Tank Regiment,Matilda 2,tanks,vehicle,,2,6,3,0,0,immobilised,4,3,0,1,,,0,1,0,0,,,,,,reserve-matildas,,front,airfield,D back:R armored:R setup:R entry:R,"the back is both its reduced and its immobilised side (ruling N10); lower OF and no movement are R 4.4.1.2, the figures ours",one of the two infantry tanks kept near the aerodrome for the counter-attack
28/B/I,allied,nz,28th (Māori) Battalion,28/B/I,infantry,platoon,•••,2,8,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,28,,,reserve-maori,,front,maori,D setup:R entry:R,,
28/B/II,allied,nz,28th (Māori) Battalion,28/B/II,infantry,platoon,•••,2,8,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,28,,,reserve-maori,,front,maori,D setup:R entry:R,,
28/B/III,allied,nz,28th (Māori) Battalion,28/B/III,infantry,platoon,•••,2,8,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,28,,,reserve-maori,,front,maori,D setup:R entry:R,,
L-Royal,allied,nz,28th (Māori) Battalion,Royal,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,battalion,28,,,reserve-maori,,front,maori,D setup:R entry:R name:H,,led the Māori company that marched up in the evening
3/I,german,german,"I Battalion, Storm Regiment",3/I,glider_infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,I,3/4,,holding-1,,front,,D front_of:R group:R,,
3/II,german,german,"I Battalion, Storm Regiment",3/II,glider_infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,I,3/4,,holding-1,,front,,D front_of:R group:R,,
3/III,german,german,"I Battalion, Storm Regiment",3/III,glider_infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,I,3/4,,holding-1,,front,,D front_of:R group:R,,
4/I,german,german,"I Battalion, Storm Regiment",4/I,glider_infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,I,3/4,,holding-1,,front,,D front_of:R group:R,,
4/II,german,german,"I Battalion, Storm Regiment",4/II,glider_infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,I,3/4,,holding-1,,front,,D front_of:R group:R,,
4/III,german,german,"I Battalion, Storm Regiment",4/III,machine_guns,platoon,•••,2,5,4,1,0,reduced,3,4,1,0,,,0,0,0,1,,,I,3/4,,holding-1,,front,,D front_of:R heavy:R group:R,range above the infantry follows from the group fire example (R 4.2.3),
L-Koch,german,german,"I Battalion, Storm Regiment",Koch,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,battalion,I,3/4,,holding-1,,front,,D name:R group:R,,"commander of the First Battalion, which came by glider"
5/I,german,german,"II Battalion, Storm Regiment",5/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,II,5,,holding-2,,front,,D front_of:R group:R,,
5/II,german,german,"II Battalion, Storm Regiment",5/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,II,5,,holding-2,,front,,D front_of:R,,
5/III,german,german,"II Battalion, Storm Regiment",5/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,II,5,,holding-2,,front,,D front_of:R group:R,,
7/I,german,german,"II Battalion, Storm Regiment",7/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,II,7,,holding-2,,front,,D front_of:R,,
7/II,german,german,"II Battalion, Storm Regiment",7/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,II,7,,holding-2,,front,,D front_of:R,,
7/III,german,german,"II Battalion, Storm Regiment",7/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,II,7,,holding-2,,front,,D front_of:R,,
8/I,german,german,"II Battalion, Storm Regiment",8/I,machine_guns,platoon,•••,2,5,4,1,0,reduced,3,4,1,0,,,0,0,0,1,,,II,,5 7,holding-2,,front,,D front_of:R heavy:R,range above the infantry follows from the group fire example (R 4.2.3),
8/II,german,german,"II Battalion, Storm Regiment",8/II,machine_guns,platoon,•••,2,5,4,1,0,reduced,3,4,1,0,,,0,0,0,1,,,II,,5 7,holding-2,,front,,D front_of:R heavy:R assignable_to:R,range above the infantry follows from the group fire example (R 4.2.3),
L-Stentzler,german,german,"II Battalion, Storm Regiment",Stentzler,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,battalion,II,,5 7,holding-2,,front,,D name:R assignable_to:R,,commander of the Second Battalion
9/I,german,german,"III Battalion, Storm Regiment",9/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,9,,holding-3,,front,,D front_of:R,,
9/II,german,german,"III Battalion, Storm Regiment",9/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,9,,holding-3,,front,,D front_of:R,,
9/III,german,german,"III Battalion, Storm Regiment",9/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,9,,holding-3,,front,,D front_of:R,,
10/I,german,german,"III Battalion, Storm Regiment",10/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,10,,holding-3,,front,,D front_of:R,,
10/II,german,german,"III Battalion, Storm Regiment",10/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,10,,holding-3,,front,,D front_of:R,,
10/III,german,german,"III Battalion, Storm Regiment",10/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,10,,holding-3,,front,,D front_of:R,,
11/I,german,german,"III Battalion, Storm Regiment",11/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,11,,holding-3,,front,,D front_of:R,,
11/II,german,german,"III Battalion, Storm Regiment",11/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,11,,holding-3,,front,,D front_of:R,,
11/III,german,german,"III Battalion, Storm Regiment",11/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,III,11,,holding-3,,front,,D front_of:R,,
12/I,german,german,"III Battalion, Storm Regiment",12/I,machine_guns,platoon,•••,2,5,4,1,0,reduced,3,4,1,0,,,0,0,0,1,,,III,,9 10 11,holding-3,,front,,D front_of:R heavy:R,range above the infantry follows from the group fire example (R 4.2.3),
12/II,german,german,"III Battalion, Storm Regiment",12/II,machine_guns,platoon,•••,2,5,4,1,0,reduced,3,4,1,0,,,0,0,0,1,,,III,,9 10 11,holding-3,,front,,D front_of:R heavy:R,range above the infantry follows from the group fire example (R 4.2.3),
L-Scherber,german,german,"III Battalion, Storm Regiment",Scherber,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,battalion,III,,9 10 11,holding-3,,front,,D name:R,,"commander of the Third Battalion, killed on the day"
13/I,german,german,"IV Battalion, Storm Regiment",13/I,infantry_guns,platoon,•••,1,5,6,1,1,fired,3,0,0,0,3,0,1,0,0,0,,,IV,13/14,,holding-4,,back,,D front_of:R setup_side:R,no fire on its back side; its OF there is movement and defence,
13/II,german,german,"IV Battalion, Storm Regiment",13/II,infantry_guns,platoon,•••,1,5,6,1,1,fired,3,0,0,0,3,0,1,0,0,0,,,IV,13/14,,holding-4,,back,,D front_of:R setup_side:R,no fire on its back side; its OF there is movement and defence,
13/III,german,german,"IV Battalion, Storm Regiment",13/III,infantry_guns,platoon,•••,1,5,6,1,1,fired,3,0,0,0,3,0,1,0,0,0,,,IV,13/14,,holding-4,,back,,D front_of:R setup_side:R,no fire on its back side; its OF there is movement and defence,
14/I,german,german,"IV Battalion, Storm Regiment",14/I,antitank,platoon,•••,1,3,4,1,1,fired,3,0,0,0,3,1,1,0,1,0,,,IV,13/14,,holding-4,,back,,D antitank:R setup_side:R,OF 5 as lead unit against armored units (R 4.1),
14/II,german,german,"IV Battalion, Storm Regiment",14/II,antitank,platoon,•••,1,3,4,1,1,fired,3,0,0,0,3,1,1,0,1,0,,,IV,13/14,,holding-4,,back,,D antitank:R setup_side:R,OF 5 as lead unit against armored units (R 4.1),
15/I,german,german,"IV Battalion, Storm Regiment",15/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,IV,15/16,,holding-4,,front,,D front_of:R,,
15/II,german,german,"IV Battalion, Storm Regiment",15/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,IV,15/16,,holding-4,,front,,D front_of:R,,
15/III,german,german,"IV Battalion, Storm Regiment",15/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,IV,15/16,,holding-4,,front,,D front_of:R,,
16/I,german,german,"IV Battalion, Storm Regiment",16/I,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,IV,15/16,,holding-4,,front,,D front_of:R,,
16/II,german,german,"IV Battalion, Storm Regiment",16/II,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,IV,15/16,,holding-4,,front,,D front_of:R,,
16/III,german,german,"IV Battalion, Storm Regiment",16/III,infantry,platoon,•••,2,7,3,0,0,reduced,4,3,0,0,,,0,0,0,0,,,IV,15/16,,holding-4,,front,,D front_of:R,,
L-Gericke,german,german,"IV Battalion, Storm Regiment",Gericke,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,battalion,IV,15/16,,holding-4,,front,,D name:H,,commander of the Fourth Battalion
L-Meindl,german,german,"Storm Regiment, staff",Meindl,leader,leader,,1,4,1,0,0,none,,,0,0,,,0,0,0,0,,regiment,,13/14,,holding-4,,front,,D name:H,leader of the regiment: units of every battalion may return beside him (4.4.2.2),"commander of the Storm Regiment, wounded on the day"
`,
  'zones.csv': `id,label,side,touches,faces,adjacent,source
A,Zone A,west,0102 0103 0104 0105 0106,1 2,B,D adjacent:R
B,Zone B,west,0107 0108 0109 0110 0111,3 4,A C,D adjacent:R
C,Zone C,west,0112 0113 0114 0115 0116 0117 0118,5 6,B,D adjacent:R
maori,Māori zone,east,1509,,,R
`,
} as const
