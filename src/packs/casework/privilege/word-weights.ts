/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = -1.05

const TABLE = `
0.97 subjects>=1&attitudes>=1
0.90 client
0.82 evidence>=1 matter
0.77 lawyers>=1 so
0.68 d
0.64 only
0.63 ocr
0.62 #_is phone
0.61 is_not subjects>=1&attitudes>=3
0.60 y
0.59 draft letter
0.57 nicht question voicemail
0.55 die
0.52 do_it
0.51 the_letter work_product
0.50 clause
0.49 now until
0.48 mediation not_in
0.47 lo
0.46 claims>=1 conditional>=2 not
0.45 before but fees>=1 she>=1
0.44 him judging>=1 sent they>=1 us
0.43 forums>=1 ok papers>=2 product
0.42 com group notes>=2 para texts v
0.41 outside something timeline written
0.40 after ich it_was pour
0.39 costs go llp prepared subjects>=2&attitudes>=1 the_same the_state them to_give what_we
0.38 and_you com_to file if list si
0.37 about apology before_the give hold me notes take through
0.36 et re subject the_accident
0.35 cleared co common not_tell priv that_we the_time
0.34 asking>=1 endOfJob>=1 looked model que sam sobre what_i worth xlsx
0.33 as litigation notes>=1 pas people read the_clock thing uns with_this
0.32 a_c act and_your c cliente from gc lawyers>=2 over same subjects>=1&attitudes>=2 the_room
0.31 #_but act_for advise and_i att0rney can_they common_interest document emails goes looked_at per say settling>=1 some strike texting that the_overtime you_on
0.30 about_the about_this and back_pay copied ingrid meeting mention on_it plus recibos takingSides>=1 tell_them went you_asked
0.29 damages door guy in_the instructing>=2 of_litigation opinion prepared_in social_media t than the_two the_whole trust w we>=1
0.28 agency counsel does down from_the jan low mid short want_the whole
0.27 not_ask out p pedir photos schedule settlement she_has subjects>=4&attitudes>=2 there_is they this_state to_say you_said
0.26 about_it and_what at_the atty bad claim destroy email going held high in_# interest it_on joint la n northgate on_the opinion>=2 out_the reasons research reyes said_to since_# summary the_# to_go une we_can yet
0.25 and_it anyone below between budget comes conviene dr have_to high_# in_this low_# me_ok reserve saw_it talk_to the_request tran unions was_in when_you with_us you_that you_write
0.24 #_don a_letter counsel_to de_la dossier facts give_them i_attach issue it_will let_go look may_# no_# own planning>=2 r_i retaliation s to_me to_show tom unterschreiben we>=2 will_look wir word
0.23 #_will and_do as_your conflict early everything_you for_you i_should it it_in knew lose number_is parties>=1 pull represent request_of says state text_messages their third_of von whether
0.22 agree attendance badge board cc close_to committee conflict_check counsels discharge enough expert for_my i_say if_not is_the laptop make my_lawyer note now_and please_send the_agency the_door the_pay the_phone the_schedule under wants_to when_did
0.21 already and_we by_mistake change come_out das dispute her in_my lowe recovery representation she the_claim they>=2 tip to_represent to_tell us_on
0.20 #_i #_of a_good about_# anybody brother decided defense dont en for_your in_order inquiry lunch me_to message minutes_of of_it please_return privileged propose review says_# she_says short_version solicitors the_old the_reason there transfer tuesday_please two_years until_the we
0.19 #_ask #_call #_high coworkers dui er example_to exposure eyes former gmail gmail_com he_would if_the instructing>=4 it_for it_up like_we likely ll ne need_the not_for of_the old opinion>=1 ortiz pages papers purpose range retainer revise risk said_it sets staffing talked thank thank_you
0.19 the_complaint the_note those tip_pool told_you us_to wrongs>=1 you>=2
0.18 #_email a_court answers anyway ask_for authority auto book calling chronology comments declaration dismissal for_them go_up had_a jo licenziamento like look_like met mock naomi need_your nobody on_leave ordered parere part_of personnel represent_you six_months slow stand statute talking
0.18 the_case the_one the_three they_have to_accept to_be to_dana to_her update vogt what_is when
0.17 #_the a_second ab and_my and_that case de_# del dijo direction direction_of discussed does_the done example for_our get impression is_worth later lost maitre me_dijo messages much my_attorney no not_write parking_lot paula phil probably representative response runs she_will since talks
0.17 testimony the_direction the_emails the_hearing the_night them_the told und until_we version what with
0.16 advice als also and_the applies are_we ask_him asking>=2 attach b_# cases dana did_it different do_we ends est everyone_who from_gail from_tom front_pay g kept leave let_her liability marcus mediation_# mi minutes more ours pro send side sign_the statement_of subject_to t_sign talked_to
0.16 the_badge the_list the_matter the_parking the_personnel the_review the_timeline they_are think_about thoughts together unless what_it who_decided with_client you_would your_claims zu
0.15 agree_to and_no anticipation anticipation_of average bye camera days_from duties emotional first from_dana in_anticipation internal it_to it_with item joint_defense just keep_all letter_sets like_you meeting_with mistake mit of_any other_side pending question_for r remark reply_to risque
0.15 sets_out sit subjects>=2&attitudes>=2 the_dismissal the_former the_tribunal they_sent thinks_we through_the thurs to_# to_counsel to_mention to_send tribunal void whether_the with_our you_and
0.14 #_before anything_about are_in as_long background bottom came_back can_i clear clock counsel_for crane district_court executive fired gail horas i_looked il impressions in_our in_writing it_now item_# juror keys long_as may_be me_the not_delete nous on_page our privilege promise que_no read_the
0.14 ruth serve soll stays street t_answer the_lawyers the_wage theory vertraulich we_all where_we which would wp write wrote
0.13 #_when a_year account are_the attached_is but_i can_be cannot circuit claims_against connection connection_with copies draft_# else forgot forgot_to frau fw gone guess harborline have_it ht i_forgot if_she in_connection invoice is_going ito ito_subject je judge latch lead_with let_him letter_to
0.13 matters me_and names night_shift non note_to of_counsel of_pay pike points protected put_a ray result retained review_before save see_it sole son summary_of taking talk the_board the_class the_handbook the_lawyer the_log the_meeting these to_it to_them up_to view vote yes_if you_for
0.12 #_she #_subject #_yrs a_copy a_week abogada advice_on am_not and_not and_oduya asked audit avant can_t chat circulate communication deadline describe district evaluation eyes_only file_with firm fix_it going_to he_has helen hired i_know i_took if_i in_june interviewed january_# man mrs neither
0.12 northgate_example notes_from oath object our_case por prep quietly relaying>=4 selection shift should_be sick subjects>=1&attitudes>=4 take_it talking_to the_attendance the_email the_grievance the_retaliation the_supervisor they_do thinks to_hold told_her under_oath until_she w_my wants weekly
0.12 whether_we who_saw will_ask will_talk with_your witnesses worse you_to yrs
0.11 #_it #_our accept_the and_if attached away back back_at by_a caso claim_and claim_for confirm copy_of dates diary everyone example_subject for_mediation goes_to guard hart he_says hey hotel i_ll i_need if_he jd maintenance months must_not notes>=4 of_may off_the ok_to papers>=4 pay_the
0.11 prepared_for probability really reasonably remarks return reyes_# route seeing send_the so_i so_that subject_need t_put that_is the_day the_job the_papers the_remark to_intake to_you will_say with_it you_sent you_take
0.10 #_mr #_through 9th an_email any_action are_# asked_about asks attorneys_at bad_for bell but_not count del_# discussion drafts exempt explanation guard_was her_off him_to hr_to in investigator it_before le lock lund luz mediator miriam missed not_go not_talk of_liability older on_pay ops
0.10 outline_for partner rate recording remember requested ruling separate t_tell tell_you the_9th the_deposit the_drivers the_file the_firm the_ones the_reference the_separation the_stand to_court to_our trade venue which_we work_for would_be would_look
0.09 #_because all_records answer_probably both_ways can_go claims coffee complain confidential_attorney counsel_subject demand der email_to es estimado explain find_the for_her hear_about hold_notice i_put instructing>=1 interest_agreement it_goes it_you lets_not me_before me_by media not_call nov
0.09 of_# of_them para_# past pls professionnel puedo read_it reinstatement schedules secret_professionnel september session should skip sorry tax that_i the_advice the_charge the_march the_text third to_ask to_their up_# used warehouse was_not ways we_did who_was with_him you_want yr
0.08 #_who #_yr 2nd abogado adverse against age_claim arbitrator attorney before_friday below_# box_# bree brought by_monday chance claim_is complain_about cross damage falls fees>=2 foreman from_paula fur gave he_can he_was i_write if_this in_person indemnity inn lie liebe loss make_a money
0.08 not_leave not_to nothing on_what or_is owner per_our point ready reported rule see_below should_have sons spots subjects>=3&attitudes>=4 suggest telephone than_# thanks_for the_age the_foreman the_group the_leave there_are three_years to_him to_see tuesday um us_only walk_away wants_# we_put
0.08 we_re we_were weak_spots where won you_say you_sign you_wanted
0.07 #_are 3rd a_la and_costs and_they angry announce au back_by can_say can_take claim_# collect cover defendants dinner do_the documents drei employment_law everything find for_one from_my from_office from_outside goes_out halvorsen hand her_# here herrn hires house how_much i_said i_sign in_april
0.07 intake it_can january know_who liability_# long lopez margot matter_and maybe me_that mental mental_impressions mr_bell nach need new_hires night nobody_else noonan not_sent not_think notes_of objet october_# oduya offer old_phone once orr other paula_noonan paying personnel_file photo picnic
0.07 pretext questions_for respond run say_# sent_to she_did short_answers slack stuff terminated termination test the_arbitrator the_deposition the_other the_people thread till_he time times to_advise to_warehouse too_much valid ve waiting was_employed was_let we_owe where_the with_anyone wochen
0.06 #_complaint #_de #_my #_so #_w #_wks accident admits adverse_action and_was asked_whether bathroom before_she bill bob brief bring_the can_ask causation chart chere chere_madame client_privileged client_re counsel_re date_# de_mayo den deputy did_i disparagement doc does_that due_# employed
0.06 error file_# firmar first_# follows for_me forty gives hale have_my heard_it his hold_off i_found in_march is_an is_still is_to it_# it_again it_and it_down it_would know_if loads logs los mayo means ne_pas new_job non_disparagement not_yet off_on okay on_may one_in org_chart page pass pell
0.06 person place request reyes_on says_the shared she_told so_the spreadsheet supervisors term text that_he the_contract the_enclosed the_february the_investigation the_transfer the_word thought to_tom until_then until_you was_told will_come will_have wks words would_take you_# you_must your_own
0.05 #_pages #_present #_talk #_termination about_her and_he anything attached_are attorney_work be_a claim_has client_# conference_with corporate dec delete events fees for_professional from_ingrid he_ll himself how is_back jurors l landlord leave_out memorandum more_than my_husband not_discuss
0.05 opinion_the produce professional_services redline responses saw say_the show_the since_the social state_law store_# story stronger subject_question t_know telephone_conference tell_your that_this the_managers the_schedules this_in to_find todo we_think what_happened while write_to your_request
-0.05 #_mon #_tell a at_me being bonus brings ce chief choose compete do_with exhibit had handbook hard him_that kate know_what lifting_over meets_expectations must must_be news>=2 non_compete not_admit not_paid not_sure ohio percent plan_# rather refused see_you she>=2 sign_up status takes tell_him
-0.05 the_chart this_message thx to to_all to_human total_# traffic was_a welcome within_a
-0.06 #_at #_counsel #_he #_net #_not #_overtime #_regular a_charge a_jury accounts affidavit and_she and_should annual ask_me asking_for award boy break by_may by_noon by_the calendar car charge_of consulting corrective corrective_action could_you coverage days_i doctors fact february fenwick
-0.06 filed_# for_all garnishment general_counsel get_a girl has_the have_an hear_from her_claims i_spoke improvement improvement_plan is_for is_wrong itself keepingSecret>=2 laughed lead_at legal_assistant less_than line_is lonnie mails may_file mon mon_# moved_to mr ms_delgado near need_a net
-0.06 north of of_discrimination of_labor offer_letter okafor on_tuesday otto parents performance_improvement pip please_do position_statement put_it ran rating seat separation_agreement shall_be shows signature so_ordered subject_re subjects>=3&attitudes>=3 talk_with tell_the that_my the_budget
-0.06 the_court the_date the_warranty theft thinks_the this_month tickets to_order told_us total try_it tues under_# unit vine visit wages wait_until warranty we_just we_share we>=4 what_would win your_papers your_rights your_supervisor
-0.07 #_employee #_hr #_pm 12th a_legal about_a advised advised_to and_say are_commanded ask_why assistant attorneys_for available awarded back_in background_check bank before_he begin bring_your changes changing claims>=2 clinic commanded commanded_to d_rather december denied did_not doctors_note
-0.07 doors duarte earl employees feb_# finds from_you goals having he_is he_told hit hospital if_we in_court information_if intended_recipient is_prohibited it_if it_the judgment klage last_night lease letter_from lifting logistics look_at manager_or many may_ask may_lead me_a me_for miss most
-0.07 mother must_give nervous new_one no_lifting no_one not_let notices of_conduct of_hearing of_us on_july on_june on_my on_sunday pick please_use pm policy_# prohibited reasonable_attorneys said_that sale se senora she_asked she_would show sis stay steps store swap the_12th the_back the_bakery
-0.07 the_bank the_employee the_form the_intended the_number the_report they_were this thu_# to_review to_settle tomas union_flyer unpaid unpaid_overtime us_from us_i want_us will_not with_the write_it x yesterday you_see your_manager
-0.08 #_h #_or #_they about_your absence admit_fault aid allowed always and_call and_give and_then ann anti_harassment applied at_# at_it be_paid block call_back clean_record closing coaching communications company_pays complaint_to covers delgado dentist denver do_you drafted duty estimada even
-0.08 exhibits fire_me fix for_now happened hill him_on holt how_to ice incident independent inspector is_open kitchen kundigung law letters lift likes locker me_about members met_with misconduct my_mother never not_share offer_you parties>=2 pay_by performance_review phones plant post put
-0.08 reasonable recommend reported_to reporting represents required rest review_# reyes_subject say_no scheduled scheduling should_i six t_want the_crew the_last the_legal the_north the_safety the_team they_cut they_fire they_will this_firm to_buy to_claims to_decide to_fill to_report to_think
-0.08 to_this tonight unfair verbal we_look why working worst writing_to you_should you_the
-0.09 #_percent #_pounds #_signed action agreed and_tell anti are_advised attorney_before august bonjour brandt breaks bright can_live changed company_said concerns_to conduct copier d_go d_like department dock_# employers expect federal finish firing first_aid for_overtime go_# grievance_form h
-0.09 have have_# have_a have_not hrs hurt i_recommend in_a in_three injury inspection it_by keep_this kim live_with move_to my_sister needs_the not_work notary number_# of_our on_# on_a on_time our_call owe papers>=1 par parties pay_it pays_# performance punctual replace rights_under
-0.09 safety_committee say_nothing screen send_you she_can signs sind sister somebody spoke_to starting subject_your subjects>=4&attitudes>=1 take_the takingSides>=2 thats the_best the_county the_hours the_law the_line the_roof the_van think_we throw tires to_talk took until_# we_would with_an wont
-0.09 would_like you_have you_were your_claim
-0.10 #_you a_suit admission agreement_the answer_filed apply approved are_allowed are_you at baby back_today claims>=4 confidential_and consult_with dear_ms did_the do_i dos down_to e_mail el_lunes even_if expense fine fit four_people friday_we further give_the grant great he_said i_complained im
-0.10 in_ten it_comes it_from it_please judging>=2 keepingSecret>=1 kind kranz lee let_me like_to madame may_have miles next_time of_everyone of_her of_march offer_# on_your opened parking pilar please_keep pounds preguntas private recorded reports roof school send_a send_it someone spanish
-0.10 subject_my summons thanks the_end the_lease the_order the_policy thu to_consider truth ui vp we_still will_take will_write work_on you_at you_be you_know you_tell young
-0.11 #_admitted #_filed #_hours #_min a_photo admitted after_the agreement agreement_# agrees answer answer_by at_three base be_on branch checked claimant_was concerns denies_the deposition desk did_they drive eeoc expectations fall five_years for_a for_leaving for_six given goal hollis human
-0.11 insurer is_too knows_the local mail_may march_# min no_but not_know not_lift opportunity oven pallets passport release requires resolution sender sloan st terms that_a the_hospital the_sender time_and to_dismissal to_end to_leave tomas_weber up_the use violation_of wait_for we_want will_call
-0.11 wrongs>=4 years_of you_in
-0.12 #_meeting #_this a_m after_she agreed_to and_let as_of bears chain chatter>=1 companys complained confidential_information contact dear_mr declined_to delgado_to discharged_for drop_the el feel file_a for_this fryer hearing_on if_they incident_report june mgr might mo month not_put nothing_to
-0.12 of_perjury out_of park penalty penalty_of perjury reason_for reported_on sloane spoke_with statement_to take_a that_they the_baby the_claimant the_companys then this_e to_comment to_the to_your trained true tue_# un under_penalty violation visa wanted was weeks what_do when_the wish
-0.12 witness_statement wk your_employer yourself
-0.13 #_bring #_dr #_lb #_plaintiff a_subpoena addressee allegations answer_# april_# bakery be because_you before_signing call_me club complaint_i cooler days_please de fight friday_at from_maria guests he_will i_have i_make i_was in_january intended k keep_the late_and lb lead_to les moves not_say
-0.13 of_a offered on_monday payslip personal police_report remedy rights sched she_said signing suspended the_addressee they_came they_want thin think_they volume was_there we_do wed were_not why_did wrote_to
-0.14 a_month an_hour anything_else ask_the chance_to chances_are contract could credit did food from_our harassment has_been hour i i_believe i_d i_did ist it_back it_has it_may its job_ad ms my_supervisor newsletter no_to on_thursday options patient payroll please_call pumps reporter said_the
-0.14 settle shifts subjects>=3&attitudes>=1 supplier the_card the_second this_letter this_offer too_old tools transcript was_discharged what_the will_be will_bring your_complaint
-0.15 #_cv #_period amount_# any_time as_possible asks_for auf company cv cv_# did_you drop end_of experience fix_the from_# from_a gloria haddad half human_resources is_weak its_own lawyers lunes maria mars me_i me_what my_name not_sign offers one order practice recipient resources returns reviews
-0.15 seen sees studies survey taken that_she that_you this_year to_answer told_him trouble wanda was_at was_late we_don work_with you_leave zum
-0.16 about_my and_may ask_about becker bring check dana_reyes denies discharged due follow friend front_of grill help_with her_hours i_heard if_a in_front kids lets letter_of meridian moved of_my quote receipts relaying>=1 results says_that settling>=2 seven sheet slide start supervisor t_forward
-0.16 that_her that_your the_chance the_fair the_general the_office ticket weber were what_if witness would_appeal would_not your_account
-0.17 #_an #_as #_in a_hearing a_paper any ask_your belt big buyer call_# claimant clerk come_to could_not court courtPapers>=2 exit facebook flyer friendly friends inc key las log_# me_on merci_de my_hours notice_of opening paralegal place_to report_# said_we server sunday that_says the_calendar
-0.17 the_motion to_take tue want you you>=1 zum_#
-0.18 add am_writing bring_it cake cal called dear declined discrimination each_party fault for_# forward gate he hiring holiday humanos i_don is is_in le_# live luis machine marlowe not_use offer_is office on push recursos recursos_humanos reminded said_no saw_the secret six_years su take_my
-0.18 the_sign this_is today u verdict we_should worked_with
-0.19 #_defendant 14th am and_send argue attorneys_fees bake by_text close closed_# confirmed contracts for_three for_two from_may happens have_questions helps hire_her hr_reply i_asked if_it invitation is_fine j know_about knows like_it on_nights on_our order_the please_look security steward tell
-0.19 tess the_14th the_city the_others will_go worked_for yours
-0.20 #_if #_on a_yes amount and_nothing by_june complaint disputes e each_side got_a home it_until july_# line look_into move_on pays personnel>=2 saturday served she_knows terms_of the_price the_register to_let training turno two_weeks vendor video weak worker write_up you_may
-0.21 #_a #_closed #_days a_witness calls compliance fair gift i_got it_a it_i merci name of_your orders respondent sign ten_days the_bus the_right this_agreement to_consult want_this way workers
-0.22 #_for arbitration best care day final found has_no health i_am labor lady light menu motion move_the overtime pace right_to sue the_kids they_say vous w_# work year you>=4
-0.23 #_and #_dollars apartment bar call_the closed courts defendant failure failure_to fill_in have_been into_it it_is makes osha police said sales still suit talk_about think_the want_it whom
-0.24 #_please comment coworker dollars everybody floor forklift i_m nda on_friday reminder resume shop small the_front the_lady tips will
-0.25 ask attorney_for concern forums>=2 four he_wants him_i hours_were hr_case i_will may_concern notice officer paid_for pay salary secretary step_# to_whom up_for whom_it
-0.26 been bus by_friday dock jury meet not_answer nothing_about pam received_your right say_that service spoke to_a use_the
-0.27 a_las boss can_we date do_not don extra finding lou manager position register reply she_is she_was strong summer the_hall thursday to_stop two votre wage_claim
-0.28 #_million appeal both end for hearing license million number otte report shall the_sheet too we_are you_are
-0.29 article chatter>=2 city job june_# keep leak lena ruiz sundays to_hr you_will
-0.30 an because_of last news others please
-0.31 age believe customers days hall into next questions share subpoena
-0.32 ceo course filed got help i_saw insurance paid q_did signed speak with_a
-0.33 delivery hal m
-0.34 certificate cut decide has recall rosa the_late
-0.35 all bea blog days_to employer five let_them nights safety step town
-0.36 # case_# endOfJob>=2 general i_want legal monday open pictures press public says_i
-0.37 bitte don_t evidence july lead reference
-0.38 attorneys call had_the i_think price statement that_the within_#
-0.39 friday her_to know plaintiff
-0.40 because operations>=2 party rick to_work
-0.41 courtPapers>=1 if_you ten warning
-0.42 confidential is_on oc sued worked
-0.43 buy left may
-0.44 i_do the_new
-0.45 card free lawyer the within
-0.46 again o
-0.47 by hire years
-0.53 quit wrongs>=2
-0.54 an_attorney your
-0.55 ana
-0.56 are i_would
-0.57 employee late lol
-0.58 information move
-0.59 plan
-0.60 form
-0.66 ad personnel>=1
-0.73 policy
-0.79 news>=1
-0.90 b
-0.92 a_lawyer
-1.04 formal>=1
-1.30 operations>=1
-1.33 hr
`

export const weights: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...features] = line.split(' ')
      return features.map((feature) => [feature.replaceAll('_', ' '), Number(weight)] as const)
    }),
)
