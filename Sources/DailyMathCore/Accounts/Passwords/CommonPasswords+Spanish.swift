extension CommonPasswords {
  /// What people choose who speak Spanish, Colombians before all; compiled for this program.
  ///
  /// Words of affection, cities, clubs, singers, names with digits, and what is written for want of an idea.
  static let spanish = """
    abcd1234 abcde12345 abril2020 abuela abuelita abuelito abuelo adios123 admin2020 admin2024
    administrador agosto aguardiente alegria alejandra alejandra1 alejandra123 alejandro
    alejandro1 alejandro123 alexander1 algebra algebra1 amarillo amarillo1 america america1
    america10 america123 america13 americadecali amigas amigas1 amigos amigos1 amistad amistad1
    amorcito amorcito1 amordemivida amoreterno amormio andrea123 andrea1234 andres andres1
    andres123 andres1234 andresfelipe angeles angelica angelica1 angelito angelito1 angelmiguel
    angie123 antioquia antonia antonia1 arepa123 arepas argentina argentina1 armenia armenia1
    armenia123 asdasd123 asdfghjkln asdfghjklo atleticonacional atlnacional aventura aventurero
    azul123 azul1234 bacana bacano baloncesto bandeja barcelona barcelona1 barcelona10
    barcelona123 barranquilla bendecida bendicion bendiciones bicicleta bienvenida bienvenido
    bienvenido1 bienvenidos blanco123 boca1234 bocajuniors bogota bogota1 bogota123 bogota2020
    bonita bonita1 bonito bucaramanga buenosdias calarca calculo calculo1 caldas cambiame cambiar
    cambiar123 camila camila1 camila123 camilita camilo camilo1 camilo123 campeon campeon1
    campeones canela canela1 caramelo caramelo1 cardona cardona1 carechimba carino carlitos
    carlitos1 carlos1 carlos10 carlos12 carlos123 carlos1234 carlosandres carlosvives carolina1
    carolina123 cartagena cartagena1 castro123 catalina catalina1 catalina123 champeta chevere
    chevere1 chicharito chile123 chiquita chiquito chocolate chocolate1 ciclismo cielito cielo123
    circasia claudia1 claudia123 clave123 clave1234 claves clavesecreta colegio colegio1
    colegio123 colombia colombia1 colombia10 colombia12 colombia123 colombia1234 colombia2014
    colombia2018 colombia2020 colombia2021 colombia2022 colombia2023 colombia2024 colombia2025
    colombia2026 colombiana colombiano colombianos comoestas computacion computador computador1
    computadora contrasena contrasena1 contrasena12 contrasena123 contrasena1234 contrasena123456
    contrasenia copito copito1 corazon corazon1 corazon123 corazoncito cristian cristian1
    cristian123 cristiano cristiano7 cristina cristina1 cristo cristo1 cristoesamor cristovive
    cuadrado cucuta cucuta123 cumbia123 cumpleanos cundinamarca dailymath dailymath1 dailymath123
    dani123 daniel123 daniel1234 daniela daniela1 daniela123 danielita danielito david123
    david1234 davidsantiago deportespereira deportestolima deportivocali diablosrojos diana123
    diana1234 diaz123 diciembre diciembre1 diego123 diego1234 dimayor dios123 dioscontigo
    diosesamor dioseslomejor diosito diosmio diosteama domingo dragonball dragonballz dulce123
    dulzura ecuador ecuador1 ecuador123 eduardo eduardo1 eduardo123 eganbernal elcali elpibe
    elvalle embajador embajadores emiliano emilio123 enero2020 enero2024 entrar123 escuela
    escuela1 espana espana1 espana123 esperanza esteban esteban1 esteban123 estrella estrella1
    estrellita estudiante estudiante1 estudiar estudio123 falcao falcao9 familia familia1
    familia123 familiares febrero feid2023 felicidad felipe felipe1 felipe123 feliz123 fernanda
    fernanda1 fernando fernando1 fernando123 filandia firulais flaquita florecita flores francisco
    francisco1 fulano futbol futbol1 futbol10 futbol123 futbolista gabriela gabriela1 gabriela123
    garcia123 gatita gatita1 gatito gatito1 geometria giraldo giraldo1 girasol girasoles goku123
    gomez123 gonorrea gonorrea1 gonzales gonzalez gonzalez1 gorda123 gordita gordito gracias
    graciasdios guaro123 guitarra guitarra1 gustavo gustavo1 gustavo123 gutierrez gutierrez1
    hermana hermano hermosa hermosa1 hermoso hernandez hernandez1 hijueputa hijueputa1 hola123
    hola1234 hola12345 hola123456 holacomoestas holahola holamundo holamundo1 ibague ibague123
    independiente infinito informatica ingeniera ingenieria ingeniero internet123 invitado isabel
    isabel1 isabel123 isabella isabella1 isabella123 jairo123 james10 jamesrodriguez javier
    javier1 javier123 jbalvin jennifer123 jessica123 jesucristo jesus123 jesus777 jesusmio
    jesusteamo jimenez jimenez1 johana johana1 johanna jorge123 jorge1234 jose123 jose1234
    joseluis joseluis1 josemanuel josesito juan123 juan1234 juan12345 juancamilo juancarlos
    juancarlos1 juandavid juandavid1 juandiego juanes juanes1 juanesteban juanita juanita1 juanito
    juanito1 juanjose juanmanuel juanpablo juanpablo1 juansebastian jueputa jueves julian123
    juliana juliana1 juliana123 julio2020 junio2020 juniorbarranquilla juniormipapa juniortuboca
    karen123 karina karina1 karolg karolg1 katherine kitty123 laclave lamechita latino123 laura123
    laura1234 leidy123 leomessi leonardo leonardo1 libertad libertad1 londono londono1 lopez123
    lorena lorena1 lorena123 lucas123 luchodiaz lucia123 luis123 luis1234 luisa123 luisafernanda
    luisalberto luiscarlos luisdiaz luisfernando luisito luismiguel lulu123 luna123 luna1234
    lunes123 lunita lunita1 madrid123 malparida malparido maluma maluma1 mamapapa mamaypapa mamita
    mamita1 manizales manizales1 manuel manuel1 manuel123 manuela manuela1 manuela123 manuelito
    marcela marcela1 marcela123 margarita margarita1 maria123 maria1234 maria12345 mariaalejandra
    mariacamila mariafernanda mariaisabel mariajose mariajose1 mariana mariana1 mariana123
    mariapaula marica1 mariposa mariposa1 mariposas marisol martes123 martinez martinez1 marzo2020
    marzo2024 mascota matematica matematicas matematicas1 matematicas123 mateo123 matias123
    mauricio mauricio1 mauricio123 max12345 mayo2020 mechita medellin medellin1 medellin123
    medellindim menganito messi10 messi123 mexico1 mexico123 miamor miamor1 miamor123 mibebe
    mibebe1 mibebe123 micasa micasa123 micielo miclave miclave123 micolombia micontrasena
    miercoles mierda123 mifamilia mifamilia1 miguel miguel1 miguel123 miguelangel miguelangel1
    mihija mihijo mihijo1 mihijos millonarios millonarios1 millonarios123 millonarios14 millos
    millos1 millos123 millos14 mimama mimama1 mimami mipapa mipapa1 mipapi miprincesa mireina
    mirey123 mishijos mishijos1 mishijos2 mishijos3 mivida mivida1 mivida123 mividaeres monica1
    monica123 monita monito montenegro monteria morado123 moreno123 mucho123 muneca muneca1
    munoz123 nacional nacional1 nacional10 nacional12 nacional123 nacional1947 nairoquintana
    naruto123 natalia natalia1 natalia123 navidad navidad1 navidad2023 negrita negrito negro123
    neiva123 neymar10 neymar11 nicolas1 nicolas123 nolase nolose nomeacuerdo nose123 noseque
    noviembre nuevo2024 octubre octubre1 olvidada olvide oncecaldas ortiz123 oscar123 ospina123
    pablo123 palmira panama123 panchito pancho pancho123 paola123 paola1234 papaymama papito
    papito1 parasiempre parce123 parcero parcero1 parceros password123456 patricia1 patricia123
    paula123 paula1234 pedrito pedro123 pelusa pelusa1 pepe123 pepito pepito1 pepito123 pereira
    pereira1 pereira123 perez123 perrita perrito perrito1 peru1234 poderoso pokemon123 popayan
    preciosa precioso princesa princesa1 princesa123 princesita princesito principe profesor
    profesora prueba prueba1 prueba123 pruebas putamadre quetal123 quibdo quindio quindio1
    quindio123 quintero quintero1 qwerty2020 radamel ramirez ramirez1 realmadrid realmadrid1
    realmadrid7 reggaeton restrepo restrepo1 ricardo ricardo1 ricardo123 riohacha risaralda
    riverplate roberto1 roberto123 rocky123 rodrigo rodrigo1 rodriguez rodriguez1 rojas123 rojo123
    ronaldinho ronaldo7 rosado123 rosita rositas sabado salazar salazar1 salento salsa123
    samuel123 sanchez sanchez1 sandra123 santafe santafe1 santafe123 santamarta santander santiago
    santiago1 santiago123 sara123 sara1234 sebastian sebastian1 sebastian123 sebastianyatra
    secreta secreto secreto123 seleccion seleccioncolombia senor777 seolvido septiembre sergio
    sergio1 sergio123 shakira shakira1 siempre siempre1 simon123 sincelejo sistemas sistemas1
    sistemas123 sofi123 sofia123 sofia2010 solecito stefania stephany tatiana tatiana1 tatiana123
    teadoro teamo1 teamo12 teamo123 teamo1234 teamo123456 teamoamor teamobebe teamocolombia
    teamodios teamomama teamomami teamomucho teamomucho1 teamopapa teamoporsiempre teamoteamo
    teextrano temporal temporal1 temporal123 tequiero tequiero1 tequiero123 tequieromucho tkmtkm
    toby123 tolima tolima123 tommy123 torres123 tuboca uniquindio uniquindio1 uniquindio123
    universidad universidad1 universidad123 uno123 uno2tres unodostres usuario usuario1 usuario123
    valderrama valencia valencia1 valentina valentina1 valentina123 valeria valeria1 valeria123
    valledelcauca valledupar vallenato vallenato1 vargas123 venezuela venezuela1 verano2020
    verde123 verdolaga verdolaga1 verdolagas victor123 victoria1 victoria123 viernes viernes1
    viernes13 villavicencio virgencita vivacolombia viviana viviana1 viviana123 wilson123 ximena
    yesenia yuliana yuliana1 zapata123 zxcvbnm1
    """
}
