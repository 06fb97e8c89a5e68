extension CommonPasswords {
  /// Of the 2,200 most frequent ones in published breaches, those that come before h.
  static let digitsToG = """
    0.0.0.000 0.0.000 000000 000001 000007 007007 010203 100000 102030 102938 1029384756 111111
    11111111 11112222 111222 111222333 112233 11223344 1122334455 112358 11235813 1123581321
    121314 123098 123123 12312312 123123a 123123q 1232323q 123321 123321123 123321q 1234321
    12344321 123454321 1234554321 123456 1234567 12345678 123456789 1234567890 1234567890q
    12345678910 123456789a 123456789q 123456789z 1234567a 1234567q 123456a 123456aa 123456k
    123456q 123456qwerty 123456z 123457 12345a 12345q 12345qwert 1234abcd 1234qwe 1234qwer 123654
    123654789 12369874 123698745 123789 123789456 123987 123abc 123asd 123qaz 123qwe 123qwe123
    123qweasd 123qweasdzxc 123zxc 124578 128500 12qwaszx 131313 132435 13243546 134679 135246
    135790 1366613 141627 142536 147258 147258369 147852 147852369 1478963 14789632 147896325
    150781 15426378 159357 159753 159951 162534 18436572 192837465 1a2b3c 1a2b3c4d 1passwor 1q2w3e
    1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 222333 223344 246810
    25802580 258456 314159 31415926 315475 321123 321456 321654 321654987 332211 362436 420247
    420420 445566 456123 456321 456654 456852 4815162342 4runner 50cent 555666 654321 666666
    666777 666999 6751520 696969 73501505 741852 741852963 753159 753951 7777777 789123 789456
    78945612 789456123 7895123 789654 789987 852456 8675309 8j4ye3uz 906090 911911 9379992 951753
    963852 963852741 987456 a12345 a123456 a1234567 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aaa111
    aardvark abc123 abc12345 aberdeen abgrtyu access access14 accord achilles action adgjmptw
    adidas aezakmi agent007 aggies aikido airborne airbus airforce airplane alabama alaska
    albatros albion alejandr aleksandr alexande alexandr alexis alibaba aliens allsop alpha1
    alpine amadeus amanda1 amateur amazon amber1 amsterda amsterdam anaconda anakin analsex
    anarchy andrei andrew1 andrey anfield angel1 angels anhyeuem animal anthony1 anubis apache
    apollo apollo13 apple1 applepie apples aquarius aragorn area51 arizona armani arsenal arsenal1
    artemis asd123 asdasd asdf123 asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl
    asdzxc aspire aspirine assassin assfuck asshole asshole1 assman asterix astros atlanta
    atlantis atomic auburn aussie austin australi avalon avatar avenger awesome azamat azerty
    azsxdc azsxdcfv babyboy babydoll babygirl babylon babylon5 backdoor badass badboy baddog
    badger baggins baller balloon bambam banana bananas bandit bangkok banshee barbie barcelon
    barkley barney barsik baseball basket basketba bassman bastard batman batman1 beagle beaner
    beatles beauty beaver beavis beckham beefcake beetle berlin bicycle bigballs bigbird bigboobs
    bigboy bigcock bigdaddy bigdick bigdog bigfoot biggie bigguy bigmac bigman bigmoney bigone
    bigred bigsexy bigtime bigtits bikini billy1 billybob billyboy birdie birdman biscuit bitch1
    bitches biteme bizkit blabla black1 blackcat blackdog blackhaw blackie blackjac blacks blacky
    blades blahblah blaster blazer blessed blink182 blizzard blonde blondes blondie blowjob blowme
    blue123 blue22 bluebird blueeyes bluemoon bluesky bobafett bobby1 bobcat boeing bogart bogdan
    bohica bollocks bollox bomber bond007 bondage bonehead bonjour bonsai boobies booboo booger
    boogie boomer bootie bossman boston bowler bowling boxing br0d3r brando brandon1 brandy brasil
    braves brazil breast breeze brian1 bristol britney bronco broncos brooklyn brownie browns
    brucelee bruins brutus bubba1 bubbas bubble bubbles buckeye buckeyes buddha buddy1 budlight
    budman buffalo buffett bugger bulldog bulldogs bullet bullseye bullshit bunghole burger buster
    buster1 butter butterfl butterfly butthead butthole buttman buttons byteme cabbage cactus
    cadillac caesar calico caliente californ camaro camelot camels cameron canada cancer cancun
    candle candyman cantona capone captain caramel cardinal carolina carpet carrera carrot cartman
    cartoon caserta casey1 casino casper cassie catch22 catdog catfish catherin catman cavalier
    caveman ccbill cdtnkfyf celica celine celtic celtics cessna champion champs changeme charger
    chargers charles1 charli charlie charlie1 charlott charlton charly charmed chaser cheers
    cheese cheetah chelsea chelsea1 cherokee cherry chester chester1 chevelle chevrole chevy1
    chewie cheyenne chicago chichi chicken chicken1 chickens chicks chiefs chipper chivas chocolat
    chopper chris1 chrissy christ christia christin christop chronic chubby chucky cinder cinnamon
    cjkysirj cjkywt clancy clapton classic clemson clipper clitoris cloud9 clover cocacola coconut
    coffee colorado colors colt45 coltrane commando compaq computer concrete condom condor connect
    connor consumer cookie cookies cooldude cooler coolio coolman cooter copper corona corrado
    corvette cosmos cosworth cougar cowboy cowboys cowboys1 coyote cracker crazy1 crazybab
    creampie creamy creative cricket crimson critter cruise crunch crusader crysis cthulhu cthutq
    cuddles cumming cumshot cupcake curious cutlass cutter cxfcnmt cyclone cyclops daddy1 dagger
    daisy1 dakota dallas dallas1 dammit damnit dancer danger daniel1 daniil danila dannyboy
    darkness darkside darkstar david1 davids daytona dbrnjhbz deadhead deadman deeznuts defender
    defiant deftones delete delta1 denali deniska depeche desert designer desire deskjet destiny
    detroit devildog devils dexter dfkthbz dfkthf dfvgbh diablo diamond diamond1 diamonds dickhead
    diesel dietcoke digger digital dilbert dilligaf dinamo dingdong dinosaur discover disney
    divine dkflbckfd dkflbvbh doberman doctor dodger dodgeram dodgers doggie dogman dollar dolphin
    dolphins domino donkey doobie doodle dookie doughboy dracula dragon dragon1 dragons dragoon
    dreamer dreams driver drizzt drowssap drpepper drummer dthjybrf dublin ducati duchess dumbass
    durango duster eagle1 eagles eatpussy eatshit eclipse eduard eeyore einstein ekaterina
    electric element elephant elizabet elvis1 emerald emily1 eminem empire engage engineer enigma
    enterpri enterprise ericsson erotic escort eternity everest everton excalibu exigen exigent
    exodus explorer express extreme faggot falcon falcons fallen fantasy farside faster fatass
    fatboy fatcat fatman feather fender fernand ferrari ferret fetish ficken fiesta figaro fighter
    filter finger fireball firebird firefly firefox fireman fishes fishing fitness fktrcfylh
    fktrcfylhf fktrctq flames flamingo flash1 flatron fletch flipper floppy florian florida flower
    fluffy flyboy flyers foobar football football1 fordf150 forest forever formula formula1
    fortuna fossil foxtrot frank1 franky freaks freaky freckles freddy freedom freedom1 freepass
    freeporn freeuser friday fright frisco frogger froggy front242 frontier frosty fuck_inside
    fucked fucker fuckers fuckface fuckher fucking fuckit fuckme fuckoff fuckthis fuckyou fuckyou1
    fuckyou2 fugazi funtime fusion fyfcnfcbz fylhtq gabrie galaxy galina galore gambit gandalf
    gandalf1 gangbang gangsta gangster garden garfield gateway gateway1 gators gbpltw geheim
    gemini genesis genius george1 geronimo getsome gfhjkm ghbdtn ghbdtnbr ghetto ghjcnj giants
    ginger giorgi gizmo1 gizmodo gjkbyf gmoney gn56gn56 goblin goblue goddess godsmack godzilla
    gofish goforit golden goldfish golfball golfer golfing goliath goober goodluck goodtime google
    gopher gordon24 gorilla gotcha gothic gotohell govols granny grapes great1 greatone green1
    greenbay greenday greens gremlin grendel griffey gringo grizzly groovy grumpy guardian guiness
    guinness guitar gundam gunner gustav
    """
}
