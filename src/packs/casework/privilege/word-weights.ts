/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = -0.95

const TABLE = `
1.01 subjects>=1&attitudes>=1
0.80 client lawyers>=1
0.77 matter
0.75 evidence>=1
0.74 so
0.71 phone
0.69 only
0.66 d
0.61 letter ocr
0.60 subjects>=1&attitudes>=3
0.58 is_not
0.56 claims>=1
0.54 do_it draft y
0.53 die nicht voicemail
0.52 but question
0.51 fees>=1 not
0.50 conditional>=2
0.49 subjects>=2&attitudes>=1 us
0.48 they>=1
0.47 lo not_in now ok t work_product
0.46 him hold mediation the_letter
0.45 file it_was papers>=2 she>=1
0.44 notes
0.43 judging>=1 texts them
0.42 #_is instructing>=2 say sent the_state what_we
0.41 before go looked looked_at pour
0.40 clause com forums>=1 ich para product than
0.39 c emails notes>=1 outside that_we timeline until
0.38 before_the com_to endOfJob>=1 if re the_time written
0.37 apology list llp meeting the_clock
0.36 and counsel give sam some something the_accident thing
0.35 about and_you from over to_give
0.34 after common group prepared
0.33 co document it_on pas per priv sobre subjects>=1&attitudes>=2 uns we>=1 what_i worth you_on
0.32 a_c and_i as between cleared from_the take with_this
0.31 #_but and_your copied email in_the issue me not_tell notes>=2 subject texting through xlsx
0.30 act_for advise anyone ask_for asking>=1 common_interest et for_you it on_it out_the people photos the_overtime there_is to_be w you_asked
0.29 about_this act back_pay cliente clock comes costs door jan mention opinion>=2 read recibos research said_to si the_same we_can went
0.28 and_what att0rney defense does just no opinion out que that the_whole trust
0.27 #_ask about_the budget conviene gc parties>=1 pedir plus reasons s she_has subjects>=4&attitudes>=2 takingSides>=1 talk_to the_two there they this_state to_say v whole
0.26 below her northgate not_ask of_litigation on_the prepared_in rule summary tell_them une with_us you_said
0.25 atty de_la destroy held in_# in_this la since_# to_go want_the you_that you_write
0.24 and_the at_the discharge dossier going i_attach ingrid interest litigation represent reserve tran unterschreiben wants_to whether
0.23 a_letter agency as_your attendance auto can_they conflict decided joint let_go may_be old own planning>=2 same settlement settling>=1 she_says the_# the_request they>=2 to_me to_show unions when_did word yet
0.22 #_don and_do close_to come_out del down dr early give_them i_say kept knew lose lunch me_ok media papers please_send reyes schedule social_media text_messages the_claim the_phone third_of us_on von when when_you wrote
0.21 and_it by_mistake cc conflict_check damages das expert facts for_my goes like_we likely look message more number_is of_the purpose representation request_of saw_it she short stand the_door the_pay those to_represent tom tuesday_please was_in will_look wir
0.20 #_i about_# asking>=2 asks book counsel_to done dui en example_to had_a have_to inquiry it_will l lawyers>=2 look_like lowe minutes_of much note now_and on_leave please_return privileged recovery revise send state strike talking the_reason the_schedule third tip until_the we>=2 your_own
0.19 #_call als and_that authority but_i by_phone calling can_t change coworkers emotional in_my it_to me_to minutes mock my_lawyer n need_the not_for ordered sets solicitors transfer under who_decided wrongs>=1 you>=2
0.18 a_second account attached bad board case evaluation eyes gmail gmail_com guy he_says he_would if_the impression is_the it_up laptop mediation_# meeting_with met ne off_the ortiz our ours p parking_lot range represent_you representative slow testimony the_agency the_old think_about two_years und
0.18 update with_client
0.17 #_email a_court ab and_we anybody ask_him average b_# badge came_back chronology de_# declaration different everyone_who exposure for_them for_your from_tom hey i_should let_her naomi of_it pages personnel probably retainer review risk side six_months statute subjects>=2&attitudes>=2 that_is
0.17 the_case the_complaint the_matter the_night the_note the_personnel them_the they_have tip_pool to_accept to_her trade until_we vogt what_is
0.16 and_my anticipation anticipation_of anyway applies attach brother cases complain dismissal dispute does_the dont ends enough from_dana g in_anticipation is_worth jo keys let_him letter_sets licenziamento like like_you make marcus may_# other_side parere retaliation says sets_out she_will
0.16 short_version since staffing street the_badge the_emails the_hearing the_list the_parking the_review the_timeline thinks_we to_file to_tell to_you us_to void what_it which with_our
0.15 #_of also anything_about are_we as_long avant cook direction direction_of discussed example if_not in_our it_in letter_to long_as lost low man messages my_attorney nobody not_write of_any phil response risque soll subject_to talked talked_to talking_to thank thank_you the_direction the_tribunal
0.15 the_wage these to_counsel to_dana together tribunal who your_claims
0.14 #_when advice and_no bye circuit counsel_for crane days_from deadline deposit duties first i_looked i_took internal interviewed invoice it_now item keep_all me>=2 mi mistake night_shift not_talk of_pay on_page past pay_# protected remarks review_before runs said_it set sit statement_of stop
0.14 summary_of taking the_day the_dismissal the_lawyers theory they_are through_the to_mention to_send where_we whether_we zu
0.13 #_before #_the a_year agree answers are_the can_be can_i claim claims_against committee connection connection_with did_it district_court do_we draft_# est example_subject executive high ht il in_connection is_going it_for it_with item_# je joint_defense latch mit northgate_example note_to oath
0.13 our_case pike privilege pro que_no result retained save see_below see_it serve sign_the stays the_attendance the_former the_handbook the_log the_retaliation they_do told_her under_oath unless version view we whether_the with_your would you_and
0.12 a_copy a_week abogada advice_on are_in ask_you attached_is attorney back_at chat clear communication dana else everyone for_mediation frau fw guess harborline he_has horas i_forgot i_put if_she impressions in_may in_writing juror le lead_with leave made no_# non not_go opinion>=1 outline_for
0.12 pending por prep read_the really room selection send_the sick sole t_sign the_class the_job the_meeting the_stand their to_them until_she up_to worse
0.11 #_# #_our #_she #_yrs 2nd accept_the and_oduya any_action bad_for bottom cannot class comments copies copy_of describe drafts exempt explanation eyes_only fix_it gets guard helen her_off i_need january_# me_and months must_not names object of_counsel prepared_for quietly ray relaying>=4
0.11 reply_to reyes_# says_the separate so_that t_answer telephone that_i the_board the_drivers the_lawyer the_supervisor thinks we_did which_we will_ask with_it would_look you_for you_take yrs
0.10 #_mr 9th and_not by_a can_go caso circulate claim_and damage del_# den district firm former from_paula going_to have_it hired hotel how i_know i_wrote if_i in_june instructing>=1 instructing>=4 investigator jd lund maitre not_call not_delete notes>=4 nous of_liability ok_to once papers>=4
0.10 partner paula pay_the rate recording requested return says_# shift should_be so_i son sons talk the_9th the_grievance the_papers the_reference the_remark the_separation to_court wants we_were weekly who_was will_say with words work_for you_sent you_to
0.09 #_because #_subject a_good am_not an_email and_if are_# asked_about audit before_friday but_not came claim_for coffee confirm counsel_subject diary dinner discussion do_the fired for_her for_me for_our forgot forgot_to gave get guard_was he_can hear_about how_much if_this in_person intake
0.09 lets_not me_before me_by mediator mid not_sent of_may ops para_# pass picnic pls read_it reasonably remark she_did shows slack take_it tell_you thanks_for the_advice the_file the_leave the_manager the_ones the_other thoughts till_he to_hold to_their um up_# used with_him wp
0.08 #_per #_who about_it adverse age_claim all_records already answer_probably back_by birthday brought by_monday complain_about demand email_to es for_the heard him_to in inn it_before judge knowledge liability matters me_the need_your not_leave older paula_noonan personnel_file point relaying>=2
0.08 respond reyes_on route send_me september short_answers spots subjects>=4&attitudes>=1 suggest the_age the_deposit the_group the_march there_are time to_make to_our to_see told up waiting walk_away was_let we_need weak_spots week what where_the will_have witnesses
0.07 #_de a_la angry announce arbitrator au away below_# bob both_ways box_# can_ask can_take claim_is client_re con conference_with confidential_attorney count der estimado everything find_the forty from_office goes_out he_was her_# his hold_notice indemnity january know_who loads lock long
0.07 maintenance mr_bell nobody_else noonan notes_of off off_on orr owner per_our person points professionnel puedo questions_for ready request ruth say_# schedules secret_professionnel so_the t_put t_tell t_want telephone_conference than_# that_he the_arbitrator the_charge the_desk the_text tuesday
0.07 until_then us_only valid walk wants_# warehouse was_not will_come would_be would_you write you_wanted
0.06 #_legal #_present #_talk #_weeks abogado about_her about_your admits ages agree_to and_they asked_whether asking attached_are be before_she better chance come cross dates de_mayo doc documents does_that drei error falls fees>=2 find for_us fur here herrn hires hold_off honest house hr_to
0.06 in_april is_attached is_to it_# it_you know_if liability_# lopez make_a matter_and mayo me_that me>=4 means new_hires not_think notify october_# or_is paying pell remember reported saw session she_told she>=4 since_the sorry state_law stuff subject_question subjects>=1&attitudes>=4 supervisors
0.06 test that_this the_contract the_deposition the_employer the_february the_number the_party thread three_years times to_# to_advise ways we_know we_owe we_re will_pay with_anyone would_take you_must your_request
0.05 #_am #_complaint #_my about_what all_three and_costs by_# causation client_privileged due_# for_one from_outside halvorsen heard_it in_march is_an less ll los loss main margot mental mental_impressions my_husband ne_pas night not_like old_phone people_who reduction separation should_have show
0.05 stays_between stronger take_out tax terminated termination the_transfer the_worst thought to_days to_tom todo van whatever will_talk wochen you_want
-0.05 #_first all_of and_return article_# asking_for coverage employees enrollment exit_interview for_defendant get_a governing governing_law home hotline improve issued lawyer_said look_at maria_delgado meeting_# month moved_to never operations>=4 p_c pallet planning>=1 ran security should_not
-0.05 subjects>=2&attitudes>=4 summons the_audit the_company the_eeoc to_improve wait_until warning_employee we_just with_#
-0.06 #_dollars #_hr #_mon #_months #_net #_not #_we accept after_i against_the agreement_and and_should award before_he brings call_back ce charge_of charging_party checked consult contain customer d_rather dan delgado_reyes doctor doctors doctors_note every evidence>=2 feb_# filed_# finding
-0.06 for_all garnishment got_the him_on i_can i_ran i_spoke interview is_for ives keepingSecret>=2 lead_at let_me letter_from lifting_over may_contain me_a me_if meets_expectations mon ms_delgado must_be near net no_one none not_paid notices of_discrimination of_my of_us of_what offer_letter ohio
-0.06 okafor on_june on_tuesday or_to otto percent pip plan_# policy_# problem program rating resolved said_that shall_be signature so_ordered states the_back the_chart the_court them_to they_owe they_were thu_# tickets to_decide total_# traffic treat under_# visit wait we>=4 worst write_it you_see
-0.06 your_account your_papers
-0.07 #_at #_do #_h #_overtime #_regular #_to a_charge a_complaint a_jury a_problem about_a absence agreed and_a annual answer_the ask_me available be_paid bring_your calendar closed company consulting corrective corrective_action could_you divorce do_with even expect finish fix goals her_claims
-0.07 hospital i_must improvement improvement_plan is_wrong kitchen lease lifting line_is manager_or may_have may_lead may_not mon_# must_give needs_the new_one no_lifting north of_labor parents performance_improvement please_do please_don please_use post present push reasonable_attorneys represents
-0.07 respondent sale sehr separation_agreement she_asked she_would should_i steps store subject_re talk_about that_a that_my the_form the_warranty theft then they_said thinks_the to_keep to_us told_the told_us total want_us warranty what_they within_a yes you_told your_manager your_rights
-0.07 your_supervisor
-0.08 #_hours #_or #_pounds am and_# and_send and_to ann applied are_commanded baby background_check begin block bonus branch by_may chief commanded commanded_to compete days_i denver dollars drafted february for_a further had have_# have_an he_told hill hit hours i_don ice is_it is_open
-0.08 is_prohibited it_if lets lift locker logistics many march_# may_file mr need_a nervous non_compete not_work october of_conduct offer_you on_a on_your pay_it performance_review please_keep position_statement possible prohibited reasonable recommend required rest review_# served she>=2 stay
-0.08 subjects>=2&attitudes>=3 subjects>=3&attitudes>=3 take_a the_county the_crew the_employee the_law the_north the_van they_cut this_firm to_all to_fill to_this unpaid unpaid_overtime until_# us_from us_i wage you_should you_were
-0.09 #_pm #_signed #_you a_legal admission advised_to allowed and_say and_then anti_harassment assistant at awarded before_you break by_the close complaint_to concerns_to delgado dentist desk dock_# doors dos drop_the estimada even_if exhibits fee finds grant h handbook have he_said i_recommend
-0.09 if_we incident_report information_if inspection insurer it_from it_the kim kundigung makes may_ask me_for mother my_mother not_share not_sign of_march offer_# on_july on_time opened our_call pilar pm pounds practice punctual put_it reported_to reyes_subject safety_committee scheduled
-0.09 scheduling school see_you send_you senora sign_up signs status subject_your the_lease the_legal the_roof the_safety they_will tires to_claims to_talk to_think tonight we_still we_want witness work_on wrong you_get your_claim
-0.10 #_percent #_they a agreed_to and_nothing anti attorneys_for august be_on breaks bright can_live changed company_pays conduct confirmed covers data drive employers employment for_overtime forward from_you get_the have_not hear_from hrs hurt i_heard in_a in_court in_three intended_recipient kids
-0.10 knows_the likes live_with lunes me_about most move_to next_time not_know not_let not_lift not_sure notary number_# of_everyone on_# owe parking parties private received recorded reporting requires rights roof say_nothing send_a sind spoke_to swap takingSides>=2 team terms thanks the_end
-0.10 the_hours the_intended the_last the_order think_we thu took wait_for we_look we_would with_an would_like you you_at
-0.11 #_bring a_photo after_she after_the agreement_the apply approved are_advised at_three attorney_before back_in back_today bank chances_are company_said concerns consult_with court dear department deposition discrimination do_i down_to duarte failure failure_to fill fire_me for_leaving for_six
-0.11 four_people friday_we given grievance_form how_to human i_complained injury is_too ist its law le_# letters like_to local miles must needs new offered on_my opportunity out_of oven passport pay_by performance plant reports rights_under six starting taken that_they thats the_baby the_line
-0.11 they_fire they_want thin this time_and to_consider to_dismissal to_report tomas tomas_weber un use violation_of vp wanted was_at wear what_the will_take win writing_to wrongs>=4 you_the
-0.12 agreement agreement_# are_allowed bakery base bears check claimant claimant_was claims>=4 complained confidential_and contact dear_ms delgado_to did_the due el expectations fit five_years follow give_the goal great guests he_will hearing_on i_am in_ten is_in it_by judging>=2 kind lee of_our
-0.12 on_monday on_thursday pallets park pays_# reported_on secret seen settling>=2 she_said tell tell_him the_best the_claimant the_policy they_say to_answer to_leave transcript verdict violation was_a what_do when_the will_write wish witness_statement years_of you_leave you_may
-0.13 #_dr #_lb #_min #_this a_month advised and_let any april_# as_of because_you brandt confidential_information cooler d_like dear_mr did_they discharged_for federal in_january j kranz lb lead_to madame me_what might min newsletter nothing_to notice of_perjury papers>=1 penalty penalty_of perjury
-0.13 put sloan somebody statement_to supplier think_they tue_# under_penalty volume why_did work writing your_employer
-0.14 #_he a_m a_subpoena anything_else arbitration are_you at_# been changes companys courtPapers>=2 credit denies_the from_maria gate i_d keep_the las lawyers moves my_name not_answer not_put not_say order pay payslip please_call reason_for remedy sched settle sheet shifts spoke_with step_# still
-0.14 the_companys the_kids the_office this_offer tips use_the want_it wed were_not what_did will_bring work_with your_complaint yourself
-0.15 about_my ask_the auf before_signing chance_to complaint complaint_i eeoc end_of fight fix_the friday_at friendly has_been her_hours human_resources i_have if_they is_a is_weak job_ad june late_and les line merci_de my_supervisor offers please_look quote relaying>=1 resources returns signing
-0.15 speak start subjects>=3&attitudes>=1 that_your the_card ticket told_him visa was_discharged we_do we_should what_if would_not
-0.16 #_as #_plaintiff allegations both comment could defendant discharged fine flyer from_a front_of i i_believe i_did in_front intended it_back its_own machine me_on no_but number on_sunday paralegal patient press pumps report_# says_that slide sloane sued suspended the_chance the_fair this_year
-0.16 to_the vendor weber you_are
-0.17 a_hearing a_paper add any_time as_possible becker calls chatter>=1 de drop fault file_a friends help_with i_was if_it it_may key maria mars meridian moved my_hours notice_of of_a opening reviews said_the sign that_says that_she the_calendar the_motion this_is to_stop we_don will_be worked_with
-0.17 workers year you>=1
-0.18 #_cv #_million ask_about belt call_the called case_# contracts could_not cv cv_# exit experience facebook fall front half harassment he holiday hour me_i million ms offer_is one options order_the place_to police_report receipts results said_we seven small survey the_city the_second this_letter
-0.18 training two_weeks would_appeal zum
-0.19 #_days #_in an_hour argue attorneys_fees big bring cake ceo course dana_reyes denies each_party hr_reply knows like_it live log_# merci name not_use personal recipient saw_the she_knows six_years sunday terms_of that_you the_register the_sign to_let was_late weak were yours
-0.20 #_and amount and_may ask bake buyer call_# claims>=2 e from_may got_a happens have_questions helps him_i hiring humanos i_asked i_got inc is it_a know_about light luis on_nights orders recursos recursos_humanos reminded reminder reply report saturday su tess that_her the_price tue video way
-0.20 weeks zum_#
-0.21 #_a #_on 14th a_yes ask_your attorney_for best by_june by_text come_to courts each_side extra fill_in for_# for_three forums>=2 invitation it_i it_until july_# office on_our register right_to said_no the_14th the_bus the_others to_consult to_your true u votre was will_go you_tell
-0.22 #_an #_for #_if a_witness am_writing apartment call_me declined disputes final it_is jury lady move_the of_your summer supervisor the_right think_the w_# want want_this worked_for
-0.23 because_of end forklift he_wants health m menu nothing_about payroll personnel>=2 position she_is shop step steward this_agreement to_take today too write_up
-0.24 bar care compliance everybody floor found into_it labor look_into motion pays release resume sales suit the_front the_lady to_a vous
-0.25 #_please appeal by_friday customers fair for_two sue ten_days
-0.26 an can_we chatter>=2 coworker general hearing hours_were i_saw is_fine may_concern police rosa salary strong to_whom two whom whom_it will worker you>=4
-0.27 boss concern has help meet on_friday osha plaintiff service
-0.28 buy dock four license nda paid_for questions received_your secretary warning
-0.29 age bus days_to i_think leak manager officer on otte says_i shall sundays the_hall we_are
-0.30 city filed i_m keep next overtime the_late you_will
-0.31 don lena may q_did say_that thursday
-0.32 all article day delivery do_not june_# share spoke
-0.33 blog did five i_will reference right ruiz she_was subpoena
-0.34 did_you for job lead news paid recall
-0.35 # attorneys bitte certificate cut decide hal hall insurance monday others to_hr
-0.36 bea believe date friday said
-0.37 got into last price rick with_a
-0.38 because evidence free had_the her_to lawyer open pictures please statement
-0.39 days employer legal let_them nights the_new
-0.40 if_you july
-0.41 don_t is_on party that_the
-0.42 confidential courtPapers>=1 i_want oc operations>=2 ten within_#
-0.43 by card public safety signed to_work worked
-0.44 an_attorney endOfJob>=2 hire personnel>=1
-0.45 i_do left quit
-0.46 ad again call know years
-0.47 o
-0.49 within
-0.51 form i_would news>=1 the
-0.52 wrongs>=2
-0.53 late
-0.54 are
-0.56 ana lol
-0.57 plan
-0.59 information
-0.60 your
-0.61 move
-0.66 employee
-0.82 policy
-0.88 a_lawyer
-0.95 b
-1.04 formal>=1
-1.32 operations>=1
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
