extension PinnedProblems {
  /// Those of the classic mode.
  static let classic: [PinnedProblems] = [
    PinnedProblems(
      seed: 0, fingerprint: 0xA3F3_AC52_86C0_C886,
      problems: """
        36/12 42+50 128-73 6*66 201/3 630/9 54+98 113-26 74-22 63+63 560/7 108-12 39/3 \
        67-44 50+95 828/9 88-48 5*47 70+80 29+87
        """),
    PinnedProblems(
      seed: 1, fingerprint: 0x9BA5_51E6_3C31_77D5,
      problems: """
        122-54 225/9 7-5 9*18 3+78 638/11 4*3 71+25 408/8 572/11 74+84 62+31 27-14 \
        37+95 594/11 65+94 106/2 158-93 747/9 63+97
        """),
    PinnedProblems(
      seed: 1_234_567, fingerprint: 0x7C7B_1AFE_D269_0ADC,
      problems: """
        128-90 33/3 47-33 34+56 115/5 336/6 99+38 7+20 100-67 51-11 2*35 87+31 4*75 \
        80-58 9*20 81-53 12+56 73+60 67+37 1045/11
        """),
  ]

  /// Those of some levels.
  static let levels: [PinnedProblems] = [
    PinnedProblems(
      level: 1, seed: 0, fingerprint: 0x046E_FCD9_ED63_BB09,
      problems: """
        11+10 11+6 11+4 3+4 3+14 7+6 3+3 11+15 13+8 8+8 7+5 8+2 15+9 8+4
        """),
    PinnedProblems(
      level: 2, seed: 1, fingerprint: 0xDF49_FBA5_9F0B_BFB5,
      problems: """
        16-10 16-15 10-2 17+6 2+17 11-3 2+7 5+9 8-6 10-8 14+13 20+8 15-10 2+3
        """),
    PinnedProblems(
      level: 4, seed: 1_234_567, fingerprint: 0x49AA_F23D_4717_87B5,
      problems: """
        22-12 14/7 14-14 8+2 14/7 20/4 3+5 27+30 20-9 12-9 5*5 8+22 2*6 17-11
        """),
    PinnedProblems(
      level: 9, seed: 0, fingerprint: 0x7DF6_37AE_BF5C_5FC2,
      problems: """
        36/12 51+14 19-10 6*11 36/3 36/9 36+53 42-26 49-34 36+36 21/7 39-33 6/3 32-8
        """),
    PinnedProblems(
      level: 40, seed: 1, fingerprint: 0x6C0D_E6D8_A1E6_1F7A,
      problems: """
        68-54 27/9 5-2 3*4 3+78 33/11 10*2 71+25 56/8 88/11 74+84 62+31 14-13 37+95
        """),
  ]

  /// Those of drills with some options; the standard ranges where there are none, else the usual ones of all operations.
  static let custom: [PinnedProblems] = [
    PinnedProblems(
      options: 63, seed: 0, fingerprint: 0x3618_D9F4_E92D_8127,
      problems: """
        -4*?=-44 -5.6*100 6.2*10 ?/-7=6 -92.3-?=-40.9 (3/8)-(9/10) -9.5+92.4 13^ 21/-7 \
        12/100 ?*5=25 ?+8=62 3^ (-5/6)+(1/2) ?-(-3/4)=(13/12) ?/11=4 18%?=27 7^ -12/10 \
        ?%160=46.4
        """),
    PinnedProblems(
      options: 63, seed: 1, fingerprint: 0x5781_F88E_7BA2_CB3A,
      problems: """
        6.1*100 ?/4=9 3/100 ?+-25=-96 52.2+?=15.9 ?*11=-64.9 182-?=88 r16 (2/5)/(4/5) \
        12/10 r49 11^ 17.5+?=-65.2 20^ (-1/2)-(2/3) (-1/6)-?=(-25/24) (-4/5)-?=(3/40) \
        12^ 4.1*?=41 79%200
        """),
    PinnedProblems(
      options: 63, seed: 1_234_567, fingerprint: 0x971A_A8B9_1B8C_FDE0,
      problems: """
        -41.5--38.1 r324 46%155 93%?=186 -76-?=-7 -15/3 r4 5^ (4/5)*?=(3/5) 59%?=53.1 \
        ?%110=12.1 59%?=5.9 7%120 r49 -3/?=-0.03 ?--51.1=-15.6 -3.2*?=-32 50%184 \
        ?*8=96 r16
        """),
    PinnedProblems(
      options: 0, seed: 0, fingerprint: 0xBCB3_5414_D51F_F185,
      problems: """
        36/12 42+50 128-73 6*11 36/3 36/9 54+98 113-26 74-22 63+63 21/7 108-12 6/3 \
        67-44 50+95 36/9 88-48 5*3 70+80 29+87
        """),
    PinnedProblems(
      options: 0, seed: 1, fingerprint: 0x1E01_4CAE_B83E_1AFE,
      problems: """
        122-54 27/9 7-5 9*7 3+78 33/11 4*3 71+25 56/8 88/11 74+84 62+31 27-14 37+95 \
        110/11 65+94 18/2 158-93 54/9 63+97
        """),
    PinnedProblems(
      options: 0, seed: 1_234_567, fingerprint: 0xC765_BC41_2685_222C,
      problems: """
        128-90 33/3 47-33 34+56 60/5 72/6 99+38 7+20 100-67 51-11 2*2 87+31 4*9 80-58 \
        9*9 81-53 12+56 73+60 67+37 77/11
        """),
    PinnedProblems(
      options: 28, seed: 0, fingerprint: 0xDA07_23AD_13AC_A26F,
      problems: """
        ?*5=15 7*?=700 14^ (5/8)-(2/5) r324 r9 40/?=4 r49 91-51 (3/4)+(9/10) \
        (9/10)+?=(37/30) 99/11 ?%120=18 (1/8)+(1/8) 101-87 ?/100=3 r256 9*?=90 \
        (1/4)-(1/8) 15^
        """),
    PinnedProblems(
      options: 28, seed: 1, fingerprint: 0x1DE0_BECF_3A04_A2C1,
      problems: """
        (7/8)*(5/8) ?*2=10 ?-58=3 56%?=28 166-?=71 ?+(1/3)=(13/12) 74+?=158 45-?=14 \
        700/?=7 11^ 16^ r64 (1/8)+?=(19/24) 8^ r25 48/?=6 ?/(2/3)=(15/16) 11^ \
        ?+(1/4)=(23/20) (3/10)*(1/10)
        """),
    PinnedProblems(
      options: 28, seed: 1_234_567, fingerprint: 0x1F60_1B5A_F7E4_6412,
      problems: """
        (9/10)-?=(1/5) 98%100 r324 48%50 45%?=90 (9/10)-(1/6) 33+50 14^ 9*?=90 39%?=39 \
        70/10 ?*2=12 19^ 70%?=7 80%170 r49 ?/100=2 ?+51=135 ?%200=194 ?+29=114
        """),
    PinnedProblems(
      options: 3, seed: 0, fingerprint: 0xB160_AD82_4328_6DB1,
      problems: """
        -3*5 -24--55 85.7-67.5 3^ r49 r144 r49 11-51 r36 2.2*-7 -9.5+92.4 38.9+-70 \
        r256 -15/-5 r256 9*-10 54+8 16^ 18%20 -90--22
        """),
    PinnedProblems(
      options: 3, seed: 1, fingerprint: 0x06EB_E372_07C7_BDA8,
      problems: """
        -2*-9.8 71-53 -132/-12 24-95 76.4+-66.6 76%170 -2.9*10 11^ 16^ r64 -93.1+65.9 \
        20^ -6.2*-12 15^ -7.5*6 -5*-3.4 94-41 39.5+-7.4 20%34 12^
        """),
    PinnedProblems(
      options: 3, seed: 1_234_567, fingerprint: 0xD655_F324_F3CD_5CF8,
      problems: """
        -41.5--38.1 r144 47+-16 -58.5+-99 -33+-50 r324 25%138 5^ 2*3 18^ 6*2 8^ -12*-4 \
        -42/6 r289 r256 -66.7--51.1 85+29 r289 78%25
        """),
  ]
}
