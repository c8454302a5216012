/** What tasks are made of: home, errands, family, work that is handed in. Such a word speaks for a task. */
export const homely = `
  accountant anniversary apples aquarium assignment assignments attic aunt auntie babies baby babysitter backpack
  backyard bag bags bakery balloons bananas bank barber baseboards basement bathtub batteries bedding beds bedsheets
  bicycle bike bills bin bins birthday birthdays blanket blankets boat boiler book bookcase books bookshelf bread
  brother butcher cake cakes candles car carpet carpets carwash casserole cat catfood cats cellar charity   chemist chickens children chimney chores christmas church cleaner cleaners closet closets clothes coach
  coat coats compost contractor costume costumes couch counters countertops coursework cousin crafts cupboard
  cupboards cupcakes cushions cv dad daughter daycare deck decorations dentist desk detergent diapers dishes
  dissertation doctor doctors dog dogfood dogs donation donations doorknob drain drains drawers dresses driveway
  drugstore dry-cleaning drycleaning dump dust dusting duvet electric electrician electricity envelopes errand
  errands essay essays father faucet fence fences fertilizer fieldtrip firewood fish floor floors flowerbeds flowers
  furnace furniture garage garbage garden gardener gas gift gifts gran granddad grandfather grandma grandmother
  grandpa groceries grocery gutter gutters gym hairdo hairdresser hamster handyman hardware hedge hedges
  hinge hinges homework horse hospital house housework husband ironing jacket jeans jog junk kennel kid kids
  kindergarten kitten landlord laundromat laundry lawn lawyer leak leash leaves lenses letter letters linen linens
  litter litterbox loft lumber lunchbox lunchboxes magazine magazines mail market mattress mechanic
  medication medications medicine meditation meds memo memos milk mirror mirrors mold mom mosque mother motorcycle
  mulch mum nails nan nana nanny nappies neighbor neighbors neighbour neighbours nephew newspaper newspapers niece
  nursery office optometrist orthodontist paint pantry paperwork parcels patio pediatrician pharmacy piano
  pilates pills plant plants plumber plumbing pool porch postcard postcards potluck prescription prescriptions
  present presents project projects proposal proposals puppy quilt rabbit radiator radiators recycling rent report
  reports roof roofer rubbish rug rugs salon screws seeds shampoo shed sheets shelf shelves shirt shirts shoes
  shopping shops shots sidewalk siding sink sinks sister sitter slides slip soap socks sofa soil son stairs stamps
  store stretching suit suitcase suitcases suits supermarket sweater sweaters synagogue tailor tax taxes temple
  tenant textbook textbooks thesis tiles timesheet timesheets tire tires toddler toothpaste towels toys trash tree
  trees trousers truck tub tutor tyre tyres uncle uniform uniforms utilities vacuuming van vet vets violin vitamins
  walls washing washing-up water weeds wife windows woodwork worksheet worksheets yard yoga
`
