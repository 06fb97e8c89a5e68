extension PassphraseWords {
  /// Spanish words: nouns, adjectives and a few verbs, none with an ñ; accents are left out of all.
  static let spanish = """
    abajo abanico abedul abeja abeto abierto abogado abonado abono abrazo abrigo abril abuela
    acceso accion aceite acelga acento acequia acero acierto acorde activo actor acuario acuerdo
    adagio adobe adorno aduana afable afecto afinado agave agenda agil agosto agrado agreste agua
    aguante aguila aguja ajedrez ajeno ajuste alambre alameda albero albor alcalde alcoba aldea
    alegato alegre alegria alero alfiler algas algodon alhaja aliado aliento alivio aljibe almacen
    almeja almena aloe alondra alpaca alpino altavoz alteza alto altura alumno amable amapola
    ambar ameno amigo amistad amor ampolla anaquel ancho ancla andamio andante andar anden andino
    anfibio angora anhelo anillo animal animo anis antena antiguo antojo anturio anuncio apio
    aplauso apoyo apunte arado arbol arbusto arcilla arco ardilla arena arepa argolla arieta
    arista armario armonia aroma arpa arpon arrebol arriba arroyo arroz arrullo arte artista asado
    ascenso aseo asiento asombro asta astral astro astuto atajo ateneo atento atlante atlas atleta
    atril atuendo atun audaz aula aurora autor avance avena avenida avion avispa ayote ayuda
    azafran azalea azar azucar azucena azufre azul azulejo babero bagre bahia baile bajio bajo
    balada balanza balcon balde baldosa ballena balon balsa balsamo bambu bambuco banano banco
    banda bandeja bandera banjo baranda barba barca barista barniz barrio barro base batata batea
    batido baul bebida becerro bejuco belleza bello bemol bengala bermejo bermuda berro besugo
    bicho bigote bisagra bisonte blanco bloque blusa bobina boca boceto bocina bodega bogador
    boina bolero boleto bolillo bolsa bombo bonanza bondad bonito bonsai bordado borde borrego
    bosque bota botella botica botin boton boveda bravo bravura brazo brebaje brecha brigada
    brillo brinco brioso brisa broche broma bronce brote brujo brujula bruma bruno bucle bueno
    bufanda buho buque burbuja burro buseta busto butaca buzo buzon caballo cabello cabeza cabildo
    cable cabra cacao cachaco cacto cactus cadena cafe cafetal caida caiman caja cajero cajon
    calado calamar calceta caldera caldo calidad calidez calido calle calma calor camara cambio
    camello camino camion camisa campana campeon campero campo canario canasta cancha cancion
    candado candela candil candor canela canguro canica canoa canto cantor caoba capa capaz
    capilla capitan caporal caracol carbon cardo carey caricia carisma carpa carpeta carreta
    carril carro carta cartel cartera casa casabe casaca cascada cascara casco caserio casero
    casona castor cauce caucho cautela cauto cayena cazador cazuela cebada cebolla cebra cedro
    ceiba celaje celda celeste celular cenit cenizo centeno centro cepillo cera cerca cereal
    cereza cerro cesta ceviche chacra chaleco chamba chamizo chapola charco charla cherna chispa
    chiste chivo choclo chompa chorro cielo ciencia cierre ciervo cigala cigarra cima cincel cinco
    cine cinta circo circulo ciruela cisne ciudad clara clarin clase clave clavel clavija clima
    cobija cobre cocina coco codo cofre cohete colchon colegio coleta colibri colina collar
    colmena columna comadre comarca comedor cometa comida comino compas comun concha conejo
    consejo consola copa copla coqueto coral corazon corbata corcho cordel cordero cordial corneta
    coro corona correo cortina corto cosecha cosmico cosmos costa costal costura crater crayon
    crear crema cresta criollo cristal cromo cronica cruce crucero cuadro cuarto cuarzo cuatro
    cubeta cubo cuchara cuello cuenca cuento cuerda cuerno cuero cueva cuidado culebra cultivo
    cultura cumbia cumbre cuna cupula curioso curso curtido curva dado dalia danza danzar datil
    debate decano decena decoro decreto dedal dedo defensa deleite delfin delicia delta denso
    deporte derecho deriva deseo desfile destino detalle devenir diadema dialogo diario dibujo
    dicha dichoso diente diestro digno dilema dinamo diploma directo disco disfraz divan doble
    docena docil doctor domingo domino donaire dorado dorso dosel dragon drama ducha dueto dulce
    dulzura duna duque durazno ebano eclipse ecuador edad editor efecto egregio ejemplo elixir
    elogio embalse emblema emocion empate encaje encanto enchufe encina enebro energia enero
    enfoque enlace enredo ensayo entero entorno entrada envase envio epoca equidad equipo erizo
    ermita esbelto escala escalon escena escoba escolar escriba escudo escuela esencia esfera
    esmalte esmero espacio espada especia espejo espeso espiga espiral esponja espuma esquife
    esquina establo estadio estampa estante estatua estepa estero estilo estima estival estreno
    estribo estuche estudio estufa etapa eterno exacto examen exito exotico experto explora
    extenso fabrica fabula faceta fachada facil factor faena fagot faisan falda familia famoso
    fango faro farol fase favor febrero fecha felino feliz femur feria fertil festejo festivo
    fibra ficha fichero fideo fiel fiesta figura fila filtro final finca fino firma flauta flecha
    fleco flora florero flota flotar fluido foca fogata fogon fogoso follaje folleto fondo fontana
    foresta forja forma formal formula forro fortuna fosil foto fragua franja frasco frente fresa
    fresco fresno frijol frio fruta frutal fuego fuente fuerte fulgor funda furgon futbol futuro
    gacela gaita galan galaxia galera galeria galgo galleta gallina gallo galope gamuza ganado
    gancho ganso garaje garbo garra garza gaseosa gato gaucho gaveta gavilan gaviota gema gemelo
    genial genio genoma gente gentil geranio gesto gigante girar girasol giro glaciar glicina
    global globo gloria gnomo golfo goma gondola gorila gorra gorrion gota gozo gozoso grabado
    gracia grado grafico grama granada grande granero granito granja grano grato grava grieta
    grillo gris grueso grulla grupo gruta guaca guadua guagua guante guarida guasca guayaba guia
    guinda guineo guion guiso habil hada halcon hamaca hamacas harina hebilla hebra hechizo hecho
    helado helecho helice hermana hermoso heroe hielo hierba hierro higo higuera hilera hilo himno
    hogar hoguera hoja hombro honesto hongo honra hora horario hormiga horno hotel huella huerta
    huesped huevo humano humedo humilde humor huracan icono idea ideal ideales idilio idioma iglu
    iguana ilusion imagen iman imperio impulso indice indigo ingenio inicio insecto insigne
    intenso invento isla islote istmo jabali jabon jacinto jade jaguar jalea jamon jarabe jardin
    jarra jarron jaspe jaula jazmin jefe jerga jinete jirafa jornada joven joya jubilo juego
    jueves juez jugador juglar jugo juguete julio junco jungla junio junta jupiter jurado justo
    kayak kilo kiosco koala labio ladera lagarto lago laguna lamina lampara lana lancha landa
    lapiz largo laser latido latigo laton laud laurel lavanda lazo leal lealtad leche lechuga
    lechuza lector lectura legado legua lejano lema lengua lenteja lento leon letra letrero leve
    leyenda liana libre libreta liebre lienzo liga ligero lima limon limpio lince lindero lindo
    linea lino liquen lira lirio liso lista litera litoral litro llama llano llanura llave llavero
    llegada lluvia loable lobo locro locutor logica logro loma lombriz lona loro losa lote lozano
    lucero lucido lugar lulo luna lunar lunes lupa lupulo lustre maceta macondo madeja madera
    madrina maestro magenta magia mago maiz maizal maleta maleza malla malva mambo manada manga
    manglar mangle mani manojo mansion manso manta mantel manual manzana mapa maqueta maraca marca
    marea marfil margen marimba marino marmol marmota marron martes marzo masa mascara mastil mate
    materia matiz mayo mayor mazapan mazorca mecha medalla media medida mejilla mejor mejora
    melaza melena melodia melon memoria mensaje menta mercado merito mesa meseta meta metal metro
    mezcla miel miembro miga mijo milagro milpa mimbre mimosa mineral minuto mirada mirador
    mirasol mirlo mirra mirto mistral mitad mochila moda modelo moderno modesto mojarra molde
    molino monarca moneda mono monte montura mora morado morral morsa mortero mosaico mostaza
    motivo moto motor mueble muelle muestra mulo mundo mural muralla muro musculo museo musgo
    musica muslo nabo nacar nacion nadador naranja nardo nariz nativo natural nave navidad navio
    nectar nenufar neon nevada nevera nexo nido niebla nieto nieve nispero nivel nobel noble noche
    nodriza nogal nomada nombre nopal norma norte nota notable noticia novato novela noveno
    novillo nube nuca nudo nueve nuez numero nutria oasis objeto oboe obra obrador obrero obtener
    ocaso oceano ocelote ochenta ocho ocio ocre octubre ocupado odisea oeste oficina oficio
    ofrecer ofrenda oido oidor ojal oleaje olfato oliva olivar olla olmo olor omega onda onza
    opalino opalo opcion opera optimo orador orbita orca orden oregano oreja orfebre organo
    orgullo oriente origen orilla orla oropel oruga osado oscilar ostra oveja ovillo oxigeno pacto
    padre padrino pagina pagoda paisaje pajar pajaro pala palabra palacio paladar palanca paleta
    palma palmar palmera paloma pampa panal panda pandero panela panera pantera papa papaya papel
    papiro paprika paquete parada paraiso paraje paramo parasol parcela parche pared pareja pargo
    parque parra parte partido pasaje paseo pasillo pasion paso pasta pastel pastor patacon patata
    patilla patin pato pausa pausado pauta pavo payaso pecera pedal pegaso peinado pelaje pelota
    peluca penacho penca pepino peral perejil perfil perfume pericia perico perla perno perro
    persona pesca pesebre petalo piano picante pico piedra piel pierna pieza pijama pilar pilon
    piloto pinar pincel pino pintor pintura pinza pionero piragua pirata piropo piscina piso pista
    pito pizarra pizca placa placer planeta plano planta plantel plata platano platea platino
    playa plaza pleno pliego plomo pluma poblado poder poema poesia poeta polaina polen polvo
    pomelo poncho popular porche porron portada portal portero postal poste postre potro pozo
    pradera prado precio pregon premio prenda prensa prima primero primor prisma pronto propio
    prosa prueba pueblo puente puerta pulga pulgar pulido pulmon pulpo pulsera puma punta puntada
    puntero puntual pupila pupitre pureza puro quena querido queso quetzal quicio quieto quijote
    quilla quimera quince quinoa quinta quiosco rabano racimo radar radio raiz rama ramaje rampa
    rana rancho rapido raqueta raro rasante rasgo rastro rayo razon real rebote rebozo recado
    receta recinto recodo recreo recta redondo refran refugio regalo regata regazo regla regreso
    reguero reina relato relevo relieve reloj remanso remate remo renglon reno renta repique
    repisa reposo reserva resina resorte respeto retablo retama retiro reto retozo retrato reverso
    ribera ribete rico riego rienda rima rincon riqueza risa ritmo rival rizado rizo roble robot
    robusto roca rocio rocoso rodilla rojo rollo romero ronda ropa ropero rosa rosado rosal rostro
    rotonda rubi rubio rueda rugido rumba rural ruta sabado sabana sabia sabor sabroso saco sagaz
    sala salado salero salida salina salitre salmon salon salsa salto salud saludo salvaje salvia
    samba sandia sandial sano sapo sarten sastre satin sauce sauna savia sazon secreto seda
    segundo seguro seis sello selva semana semilla senda sendero sentido septimo sereno serie
    setenta seto sidra siembra sierra siesta siete sigilo siglo signo silbato silbido silla sillon
    simbolo simple sincero sirena sistema sitio sobre sobrino socio soda sofa soga solapa solar
    solazo soldado soleado solemne solera solido solista sombra sonata soneto sonido sonoro
    sonrisa sopa soplo soporte soprano sorbete sosiego sotano suave subida sublime suelo suerte
    sujeto sultan suma surco sureste surtido susurro sutil taberna tabla tablero talento taller
    tallo talon tamal tambor tamiz tango tanino tanque tapete tapiz tapon tarde tarea tarifa
    tarima tarjeta tarro tarta taxi taza teatro techo tecla teclado tejado tejido tejon tela telar
    telon tema templo tenaz tender tenedor tenis tenor teoria tercero ternura terraza terreno
    terron terso tesela tesoro texto tibio tiempo tienda tierno tierra tigre tijeras tilde tilo
    timbre timon tinaja tinta tintero tiovivo tiple titere titular titulo tiza toalla tobillo
    tocayo todo toldo tomate tomillo tomo tonada tonel tono topacio topo toque torneo toro toronja
    torre tortuga tostada total trabajo trago traje tramo tranvia trapo trasto trazo trebol trece
    tregua tren trenza tribu trigal trigo trinar trineo trino trio triunfo trofeo trompa tronco
    tropa trote trucha trueno trueque tubo tucan tuerca tulipan tuna tunel turista turno turpial
    turron umbral unico unidad union urbano urna usual util utopia vaca vadear vagon vaina vaiven
    vajilla valioso valle valor vals vapor vaquero vara variado varilla vaso vecino vegetal veinte
    vela velada velamen velero veleta veloz venado vencejo ventaja ventana ventura verano verbena
    verbo verdad verde verdor vereda vergel verja verso vestido viaje viajero vibrar vida vidrio
    viejo viento viernes viga vigente vigia vigor vihuela villa vinagre viola violeta violin
    viraje virtud visera vision visita vista vistoso vital vitral vivaz vivero viveza vivo vocal
    volador volante volcan volumen vuelo vuelta vulcano yarumo yate yedra yegua yelmo yema yerno
    yeso yogur yuca yunque yute zafiro zafra zaguan zanja zapato zapote zaranda zarpa zarza
    zepelin zinc zocalo zodiaco zona zorro zorzal zueco zumbido zumo zurdo
    """
}
