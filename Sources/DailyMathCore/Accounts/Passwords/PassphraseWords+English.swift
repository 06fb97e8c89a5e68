extension PassphraseWords {
  /// English words: nouns and adjectives that most people know and spell alike wherever they live.
  static let english = """
    account acorn active actor address adobe adult advice aerobic agate agenda agile airport album
    algae almanac almond alpine amazing amber amble anchor ancient angle animal ankle anthem
    antique antler anvil apple apricot apron arcade arch archer archive arctic arena arrival arrow
    artist artwork ascent ashen aspen aster athlete atlas atom attic attract audio august aunt
    aurora author autumn avenue avocado awning axis azure baby bacon badge badger bagel baggage
    baker bakery balance balcony ballad ballet balloon balm bamboo banana band banjo banner
    banquet barber barista bark barley barrel basil basket bath baton bayou bazaar beach beacon
    beagle beak beaming beaver bedroom beech beetle believe bell bench benefit berry bike billion
    binder birch bird biscuit bison blanket blazer blazing blender bloom blossom blouse blue board
    boat bobbin boiler bonfire bonnet book booth border botany bottle boulder bounty bouquet bowl
    bracket braid branch brass brave bread breeze brick bridge bright brisk bronze brook brother
    brown brownie brush bubble bucket buckle budget buffet builder bulb bundle bunny burger burrow
    bush butter button cabbage cabin cable cactus cadet cafe cake calf camel camera camp canal
    canary candle candy canoe canopy canvas canyon cape captain caption caramel caravan card
    career cargo carol carpet carrot carton cartoon cascade cashew cashier castle catalog catcher
    catfish caution cedar celery cellar cello cement center century ceramic cereal certain chair
    chalet chalk channel chapter charger charm chatter cheddar cheer cheese cheetah cherry chess
    chicken chief chili chime chimney chisel choir chorus chowder chrome cider cinema circle
    circus citrus city clarify clarity class classic clay cleaner clever cliff climate climber
    cloak clock cloud clover club cluster coach coast coastal coat cobalt cobble cobbler cobweb
    cocoa coconut coffee coin collage collar college column comb comet comfort comic common
    compass compose concert cone console convoy cookie copier copper coral cord corncob corner
    cosmos costume cottage cotton couch cougar counter country county coupon courage courier
    cousin cove cowboy cozy cradle crafty crane crater crayon cream creator creek crest cricket
    crimson crinkle crisp crocus crop croquet crown cruiser crumb crunchy crystal cube cuckoo
    culture cupcake curious current curtain curve cushion custard cutlery cycle cymbal cypress
    dairy daisy dance dancer dandy daring dawn dazzle decade decimal deck deer degree delight
    deliver delta deluxe denim depot descent desert desk dessert develop diagram dial diamond
    diary digit dignity dinner diploma discuss disk distant diver divide dock doctor dolphin
    domain dome domino donkey donut door double dough dove dozen dragon drama drawer dream dress
    drift drink driver drizzle drum drummer duck duet dune durable dusk dynamo eager eagle early
    earring earth easel east echo eclipse edition editor eight elbow elder elegant element elite
    ember embrace emerald enamel endless energy engine enjoy enough enrich entire epic episode
    equal equator errand escort essay estate evening event ever evident exact example exhibit
    exotic expand expert explain explore express fable fabric factor factory fair fairy falcon
    family famous fancy farm farmer fashion father feast feather feature federal fellow felt fence
    fennel fern ferry fervent festive fiber fiction fiddle field fiesta fifteen figure film finale
    finch finger finish fire firefly fish fitness fjord flag flame flannel fleet flicker flint
    flipper floor flora florist flour flower fluffy flute foam focus foggy folder folk follow font
    forest forever forge fork formula fortune forward fossil founder fragile frame freckle freedom
    freight fresh friend frog frost frosted fruit funny furrow further future gadget galaxy
    gallery gallop garage garden garlic garnet gate gateway gather gazelle gecko general genius
    gentle gesture giant gift ginger giraffe girl glacier glad glass gleam glide glimmer glitter
    globe glory glossy glove glow gnome goat goblet goggles golden gondola good goose gourmet
    gradual grain granite grape grass gravel great green grid grill grinder grocer grove guest
    guide guitar gulf habit habitat halfway hall hammer hammock hamster hand handle hangar happen
    happy harmony harp harvest hatch haven hawk hazel head headset health healthy heart hearth
    heather hedge heel helmet helper helpful herb herbal heron hickory highway hiker hill hinge
    history hobby hockey holiday hollow holly home honest honey hood hope hopeful horizon horn
    horse hostel hotel hour house huddle humble humming hummus humor hundred husky hyphen iceberg
    icicle icon idea igloo image imagine improve inch include indigo indoor infant inform initial
    inlet inquiry insect inspire install invent invite iris iron island ivory jacket jackpot jade
    jaguar jasmine jaunty jazz jeans jelly jersey jewel jigsaw jingle jogger join joker jolly
    journal journey joyful jubilee juggle juice jumbo jumper jungle junior juniper jury just kale
    karate kayak keen keeper kernel kettle keynote keypad kindred king kiosk kitchen kite kitten
    kiwi knee knight knit knob koala label lace ladder lady lagoon lake lamb lantern lapel laptop
    lark laser lasso latch later laundry laurel lava lavish lawn lawyer layer leader leaf league
    leather ledge legend leisure lemon lens lentil leopard lesson letter level liberty library
    light lighter lilac lily lilypad lime linden line linen lineup lion liquid list listen little
    lively lizard llama loader loaf lobby lobster local locker locust lodge lofty logic lookout
    lotus lounge loyal lucky luggage lullaby lumber lunar lunch lute lyric macaw machine maestro
    magenta magical magpie mailbox major mallet mammoth manatee mandala mango manor mansion maple
    marble march margin marina mariner marker marlin maroon marsh marvel mascot mask mason massage
    match maximum maze meadow meal measure medal medley meerkat mellow melody melon member mention
    mentor menu merit mermaid merry message metal meteor method metro midday middle milk milkman
    million mimosa mineral minimum minnow mint minute miracle mirror mission mist mitten mixer
    mixture mobile mocha model modern modest molar moment monarch monkey monsoon month moon moose
    morning mosaic moss moth mother motor mouse mouth movie muffin mule muscle museum music
    mustard mystery myth napkin narrow nation native nature navy nearby neat nebula nectar needle
    nephew nest nettle network neutral never newborn news nice nickel nightly nimble noble nominee
    noodle noon north nose notable note novel novice nugget number nurse nursery nutmeg nylon
    oasis oatmeal oboe observe ocean octave octopus offbeat office olive omelet ongoing onion onyx
    opal opening opera optimal orange orbit orbital orchard orchid order oregano organ organic
    origami ornate osprey ostrich otter outdoor outline oval oven overall owner oxygen oyster pack
    package paddle padlock page pagoda painter pajama palace palm pancake panda panel panther
    papaya paper paprika parade parcel parent parfait park parka parrot parsley partner party
    passage pasta pastel pastry pasture patch path patio patrol pattern payment peach peacock
    peanut pear pearl pebble pedal pelican pencil penguin pepper perfect perfume person petal
    phone photo phrase piano piccolo picket pickle picnic picture pigeon pillar pillow pilot
    pinball pine pioneer pirate pitcher pizza place plain planet plank plaster plate plateau
    platter playful plaza plenty plow plum plumber plume plush plywood pocket podium poem pointer
    polar polish polite pollen polo pomelo pond poodle pool popcorn poplar poppy popular porch
    portal postage poster posture potato potter pottery poultry powder prairie precise premium
    prepare present pretty primary prince print printer prism prize process produce program
    promise prosper proud provide public pudding puffin pulley puma pumpkin pupil puppet puppy
    pure purple purse pursuit puzzle pyramid python quail quaint quality quantum quarry quarter
    quartz quasar queen quest quick quickly quiet quill quince quiver quiz quota rabbit raccoon
    racket radar radiant radiate radio radish raft rail railway rainbow raisin ramp ranch ranger
    rapid rattle raven ravine razor reactor ready realist receive recipe recital record recycle
    reef reflect refresh refuge region regular related relaxed relay relish remote renewal repair
    replica report reptile rescue resort respect restore result reunion reward rhubarb rhyme
    rhythm ribbon rice riddle rider ridge ring ripple rise river road roast robin robot rock
    rocket rodeo roof rooster rope rose rotor round roundup route routine rover royal rubber ruby
    rudder rugby ruler runner rustic saddle safari saffron saga sail sailor salad salmon salon
    salt salute sample sandal sandy sapling satchel satin satisfy saturn sauce sauna savanna scale
    scarf scene scenery scenic scholar school science scooter score scout screen scroll seal
    seaside season seaweed second section sedan seed segment senior sentry sequoia serene series
    service session setting seven shade shadow shallow shark sheep shelf shelter shield shimmer
    shine shirt shoe shore shovel shrimp shrub shuttle sierra signal silence silk silver similar
    simple singer sister skater sketch skill skirt skylark skyline slate sled sleeve slide slipper
    slope smart smile smooth snack snail snorkel snow soap soccer society socket soda sofa soil
    solar soldier solid solo someday sonata song sonnet soprano soup south space spark sparrow
    spatula speaker special speech sphinx spice spinach spinner spiral spirit splash sponge spoon
    sport spring sprout spruce square squash squid stable stadium staff stage stair stamp star
    starch start station statue steady steam steel stellar stem stencil stereo steward sticky
    stitch stone stool storage storm stove stream street string stripe strong student studio stump
    style subway succeed sugar suggest summer summit sunbeam sundial sunny sunrise sunset supper
    support surf surface surplus swallow swan sweater sweet swift swing switch symbol syrup system
    table tablet taco tactful tadpole tailor talent tandem tangelo tango target tartan tavern taxi
    teacher teacup team teapot tempo tender tennis tent terrace texture theater theory thermal
    thicket thimble thistle thought thread thrift thrive throne thunder thyme ticket tide tiger
    timber time tinker tinsel tiny titanic toast toaster toffee tomato tone topaz topic topping
    torch tornado toucan tourist tower town tractor trail trainer trapeze travel tray treat tree
    trellis tribe trick trident trio tripod trolley trophy tropic trout truck truffle trumpet
    trunk trust trusty tuba tulip tundra tunic tunnel turbine turkey turnip turtle tutor tuxedo
    twelve twig tycoon typical ukulele umpire unfold unicorn uniform union unique unit upbeat
    upgrade uplift upper upright urban useful usual utensil vacancy vacuum valid valley valor
    value vanilla vapor variety vase vault vehicle velvet venison venture venue veranda verb
    verdict verse version vessel veteran vibrant victory video viewer village vine vintage viola
    violet violin visible visit visitor vista vital vitamin vivid vocal voice volcano volley
    volume voucher voyage wafer waffle wagon waiter walker wallet walnut walrus waltz wander
    warbler warm warmth washer watch water wave waxen wealthy weather weaver website wedge week
    weekend welcome western whale wheat wheel whisk whisper whistle white whole wicker wide
    wildcat willow wind window winner winter wisdom wise witness wolf wombat wonder wood woods
    word workout world worthy wrapper wreath wren writer yacht yard year yearly yellow yoga yogurt
    young zealous zebra zenith zephyr zero zesty zigzag zinc zipper zodiac zone
    """
}
