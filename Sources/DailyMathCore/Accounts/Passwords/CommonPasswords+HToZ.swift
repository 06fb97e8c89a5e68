extension CommonPasswords {
  /// The rest of the 2,200, from h on.
  static let hToZ = """
    hacker hal9000 halflife hamburg hamlet hammer hammers hamster hannah hannibal hansolo happy1
    happy123 happyday hardcore hardon hardrock harley harley1 hawaii hawkeye hearts heather1
    heaven hedgehog hellfire hello1 hello123 helloo hellyeah helpme hendrix hentai herbie hercules
    hermes hershey hesoyam hidden highland hiphop hithere hitler hitman hjvfirf hobbes hobbit
    hockey holiday hollywoo holyshit homer1 homers homerun honda1 hongkong hooker hooter hooters
    horndog hornet horney horny1 horses hotboy hotdog hotrod hotsex hotshot hotstuff hottie hummer
    hunter hunter1 hunting hurrican husker huskers huskies hustler hyperion ibanez icecream iceman
    iforgot iguana ihateyou illini ilovesex iloveu iloveyo iloveyou immortal impala incubus
    indiana indians indigo inferno infiniti infinity insane integra internet intrepid irish1
    ironman italia ivanov ivanova iverson iwantu jackal jackass jackoff jackson1 jaguar jamaica
    james1 jamesbon jamesbond jammer jarhead jasmine jasmine1 jason1 jasper jayhawk jazzman jenny1
    jericho jerkoff jessica1 jester jesus1 jethro jimbob jimmy1 john316 jokers jordan jordan1
    jordan23 jrcfyf juggalo jumper junebug jungle junior jupiter justdoit justice justin1 justme
    juventus kaktus kamikaze kangaroo kansas karate karolina kasper katana katerina katie1 katrin
    kawasaki kcj9wx5n keeper kelly1 kenshin kenwood kenworth kevin1 keyboard keystone keywest
    kickass kicker killbill killer killer1 killme kingfish kingkong kingpin kingston kipper kirill
    kisses kissme kitkat kitten kitty1 kittycat klaster knicks knights knopka kodiak kolobok
    koshka kotenok krishna ktyjxrf labrador labtec lacrosse ladybug laguna lakers lancelot lancer
    lansing laptop larisa lasvegas latino leather ledzep legacy legend legion legolas lennon
    leopard lesbian lesbians lespaul lestat letmein letmein1 letmein2 letsgo lexmark liberty
    licker lickit lickme lifehack lightnin lights lineage2 lionking liquid liverpoo liverpool
    lizard lobster logitech lol123 lolipop lollipop lollol london lonestar lonewolf longhorn
    looker love69 loveit lovely loveme loverboy lovers loveyou lowrider lucifer lucky1 lucky13
    lucky7 luckydog lvbnhbq macdaddy machine macross maddie maddog madison madman madmax madness
    madonna maestro maggie magic1 magick magnum magnus maiden mailcreated5240 mailman majestic
    makaveli maksim malaka malibu mallard manchest manchester mandingo maniac manson manutd
    maradona marathon marina marine mariners marines marino marlboro marley martini maryjane
    massive master master1 matador matrix matthew1 mature maverick maxell maxima maximus maxwell
    mayday mayhem meatball meatloaf mechanic megadeth megaman megapass melissa1 mellon memorex
    memphis mercedes mercury meridian merlin mersedes metallic metallica mexico michael1 michigan
    mickey microlab microsof microsoft midget midnight mighty milana milano milena minecraft
    mirage mister mistress mnbvcxz molly1 moloko molson momoney monday money1 moneys mongoose
    monitor monkey monkey1 monkeys monopoly monster montana montreal moocow mookie moomoo moose1
    morpheus moscow mother motorola mountain mozart muffin mulder munchkin muppet muscle mushroom
    music1 musicman mustang mustang1 mustangs mylove mypass mystic napass naruto nascar nastya
    natali natasha naughty ncc1701 ncc1701a ncc1701d ncc1701e ne1469 nebraska nemesis neptune
    nevada newlife newpass newport newyork nfnmzyf nicola nicole1 nigger nikita nikola nimrod
    niners nintendo nipple nipples nirvana nissan nofear nolimit noodle noodles nookie nopass
    nugget number1 nuttertools nwo4life nyjets nylons nymets oakland obiwan oblivion ohyeah
    oicu812 oilers oksana oldman oliver omega1 onelove online onlyme openup operator oracle orange
    oranges orgasm orioles oscar1 osiris outlaw overlord oxford p0015123 pa55w0rd pa55word packard
    packer packers packers1 pacman pakistan paladin panama panasonic pandora pantera panther
    panthers panties pantyhos panzer paradise paradox parola parrot pascal pass123 pass1234 passat
    passion passport passw0rd passwor passwor1 password password1 password123 passwords passwort
    patches patrick1 patriot patriots pavilion peaches peanut peanuts pearljam pebbles peekaboo
    peewee pegasus pencil penguin penguins pentium pepper pepper1 pepsi1 pervert peter1 peterpan
    peugeot phantom philips phillies philly phoenix phoenix1 photos picard picasso piccolo pickle
    pickles piglet pikachu pillow pimpin pineappl pingpong pinkfloy pioneer pippen pirate pirates
    pistol pitbull planet plastic platinum playboy player playtime plumber plymouth poison poiuyt
    poiuytrewq pokemon pokemon1 polaris police polina polniypizdec0211 polska pompey poncho
    pontiac poodle poohbear pookie poontang pooper poopie poopoo pooter popcorn popeye porkchop
    pornos pornstar porsche porsche9 portland portugal possum postal potato powder power1 precious
    predator prelude presario presto primus prince princes princess printer private privet prodigy
    psycho pumpkin punisher punkin punkrock puppies pupsik purple pussie pussies pussy1 pussy69
    pussycat pussys putter pyramid python q12345 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsed
    qawsedrf qaz123 qazqaz qazwsx qazwsx123 qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc
    qqq111 quattro qwaszx qwe123 qweasd qweasdzxc qweqwe qwer123 qwer1234 qwerasdf qwert1 qwert123
    qwerty qwerty1 qwerty12 qwerty123 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio
    qwertyuiop qwertz r2d2c3po rabbit racecar racerx racing ragnarok raider raiders raiders1
    rainbow raistlin rambler rammstein ramses random ranger ranger1 rangers rangers1 raptor rascal
    rasdzv3 rasputin rastaman raven1 ravens rbhbkk rctybz reaper rebels red123 redalert redbull
    reddog redhead redhot redman redneck redrum redskins redsox redwings reebok renault renegade
    rereirf rescue retard rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf richard1 rightnow ripper
    rjirfrgbde rjntyjr roadkill robert1 robotech rocker rocket rockets rockhard rockon rockstar
    rocky1 roller rolltide romashka rommel ronaldo rookie rooster rootbeer rosebud rotten route66
    rovers rubber runner rush2112 ruslan russia rustam rusty1 sabbath sabine sailboat sailing
    sailor saints sakura salmon samantha samiam sammy1 samson samsung samsung1 samurai sandiego
    sandman sandro sandy1 sapphire sarah1 saratoga sasha1 satan666 saturn sausage sayang scarface
    scarlet scooby scoobydo scooter scooter1 scorpio scorpion scotch scotland scotty scrappy
    scream scruffy scully seamus seattle sebastia secret secret1 security seeker seinfeld select
    seminole semperfi sentinel septembe serega serenity sergei sergey server sesame seven7 sex123
    sex4me sexsex sexual sexygirl shadow shadow1 shaggy shalom shaman shamrock shaney14 shania
    shannon1 shaolin sharks shasta shaved shazam shelby shemale sherlock shiloh shithead shitty
    shogun shooter shorty shotgun showme showtime siemens sierra silver simple simpsons sinatra
    sinner sirius sithlord sixers skater skeeter skiing skinny skipper skippy skittles skorpion
    skydive skyline skywalke skywalker slacker slappy slapshot slayer sleepy slider slipknot
    slutty smiles smiley smitty smoker smokey smokin smooth smudge snake1 snakes snapper snatch
    snickers sniper snoopdog snoopy snowball snowman snuggles sobaka soccer soccer1 socrates
    softball software sojdlg123aljg soldier soleil solnce sommer sooners sophie soso123aljg
    spanking spankme spanky sparkle sparky sparta spartak spartan spartans speaker spectrum speedy
    spider spiderma spiderman spidey spirit spitfire splash splinter spooky spring sprint sprite
    spunky spyder squirrel squirt srinivas stalker stallion star69 starbuck starcraft stardust
    starfish stargate starship startrek starwars stealth steeler steelers stefano stephani sterlin
    steve1 sticks sticky stimpy stinger stingray stinky stocking stocks stonecol stones stormy
    stranger strider strike striker stripper stupid subaru sublime subway success sucker suckit
    suckme sultan summer summer1 summit sundance sunday sunrise sunset sunshine super1 super123
    superfly superman superstar surfer surfing suzuki svetik svetlana swallow sweetpea sweets
    sweety swimmer swimming swinger swingers swordfis swordfish sydney syracuse tacobell tacoma
    tanker tardis target tarheel tarheels tarzan tattoo tatyana taurus tazman tdutybq teacher
    technics techno tekken telefon tempest tennis tequila terminator terror test123 tester testing
    texas1 thailand thankyou theboss thegame thekid theking theman theone therock thomas1 thuglife
    thumper thunder thunder1 thx1138 tickle tiger1 tigers tigger timber tinker tinman tintin
    titanic titans titleist titties tolkien tomato tomcat tommy1 tootsie topcat topdog topgun
    topper tornado toronto toshiba tottenha toyota tractor trance transam translator travel
    treasure trebor trfnthbyf tricky trident trigger trinity triton triumph trixie trojan trojans
    trombone trooper trouble trucker trucks truelove trumpet trunks trustno1 tsunami tuesday
    tunafish tundra turkey turkey50 turtle tweety twilight twisted twister tyler1 typhoon ultima
    ultimate umbrella underdog unicorn unreal usa123 usuckballz1 utopia vacation vagina valentin
    valera valhalla vampire vanhalen vanilla vectra vegeta velvet verbatim veritas vermont
    veronika vertigo vfczyz vfhbyf vfhecz vfksirf vfrcbv vfrcbvrf vfvekz vfvjxrf viagra victory
    viking vikings viktor viktoria viper1 vipers virgin vision vitalik vkontakte vladik vladimir
    vladislav volley voodoo vortex voyager voyeur vulcan walleye walnut wanker warcraft warhammer
    warlock warlord warrior warriors wassup waterloo weasel webmaster weezer welcome welcome1
    werewolf westham westside wetpussy whatever wheels whiskey whisper whocares whynot wibble
    wicked wildcat wildcats wildfire william1 willow windows winner winston winter wisdom wizard
    wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat woody1 woofwoof wookie
    wordpass wrangler wrestlin wrinkle1 wutang xanadu xavier xfiles xtreme yamaha yankee yankees
    yankees1 ybrbnf yellow yfnfif yomama yosemite yourmom ytrewq yzerman zaphod zaq123 zaq12wsx
    zaq1xsw2 zaqwsx zaqxsw zenith zeppelin zidane zipper zombie zvezda zxc123 zxcasd zxcasdqwe
    zxcv1234 zxcvbn zxcvbnm
    """
}
