/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = -0.91

const TABLE = `
1.01 subjects>=1&attitudes>=1
0.87 evidence>=1
0.83 phone so
0.81 client
0.78 lawyers>=1
0.76 letter
0.62 claims>=1
0.60 conditional>=2
0.56 matter question than
0.55 subjects>=2&attitudes>=1
0.54 forums>=1 takingSides>=1
0.53 meeting t
0.52 state
0.51 file
0.49 us work_product y
0.48 lo
0.47 is_not
0.46 fees>=1 mediation subjects>=1&attitudes>=3 they>=1
0.45 notes she>=1
0.44 do_it nicht not now
0.43 counsel die hold it_was not_in ocr sent
0.42 go judging>=1 looked product the_clock
0.40 before_the him if only something the_letter the_state
0.39 apology p to_say
0.38 before but ok pas people re the_time through what_we
0.37 draft emails instructing>=2 some them there_is
0.36 group looked_at parties>=1 take voicemail
0.35 as co done just para schedule that_we
0.34 #_but after and and_you litigation notes>=1 reasons that there tom went what_i
0.33 advise and_your it mention photos si subject to_be we>=1 worth
0.32 #_i budget clock costs door in_# jan review say you_asked
0.31 #_is email interest on_it papers>=2 texts the_same to_give until we_can
0.30 a_copy c endOfJob>=1 her ich not_tell opinion opinion>=2 out over w written
0.29 copied facts per timeline
0.28 about about_this gc give llp own tell_them the_claim with_us wrongs>=1
0.27 and_i ask_for asking>=1 common common_interest discharge dr for_you from_the leave message no not_ask pedir plus read said_to since_# they you_write
0.26 #_ask about_the cliente conflict knew la me outside she_has the_# uns unterschreiben
0.25 but_i come_out de_la decided e in_the meeting_with off_the please_send prepared they>=2 to_me you_said
0.24 and_that between early et expert give_them it_on likely list me>=2 non note notes>=2 same says_the tran wants_to
0.23 a_letter asks complain del if_the it_up joint lawyers>=2 the_pay the_phone their two_years word yet you_on
0.22 about_# brother comes coworkers declaration down goes may_be minutes much s said_it stop strike subjects>=4&attitudes>=1 talk_to the_overtime to_show wir
0.21 #_don attached defense dui going guy is_the let_go man not_for purpose research since to_go to_you want_the
0.20 #_the accident and_do and_my attach das does had_a names now_and privilege saw_it subjects>=4&attitudes>=2 the_door the_schedule them_the thinks_we to_her when_you whether
0.19 a_court anybody avant back_pay below case change come deposit discussed document for_us have_to instructing>=1 me_ok minutes_of ours out_the revise room subjects>=1&attitudes>=2 the_case the_reason the_whole these v what_is
0.18 anyone d from general_counsel inquiry issue it_in keys of_it ortiz protected remark risque the_emails the_two think_about time trade until_we whether_we whole would
0.17 a_second and_it and_no answers anticipation anticipation_of are_we as_long ask_him at_the can_i can_they claim copy de_# demand dispute for_my former he_would in_anticipation in_this long_as lose n note_to number_is of_litigation on_leave ordered phil prepared_in que save send that_is they_are
0.17 to_mention to_send und up_to we>=2 when xlsx you_and
0.16 #_before and_we asking>=2 cc class else exposure horas if_not is_worth judge lunch northgate old on_page pending represent risk runs six_months the_night the_wage wrote your_own
0.15 #_# account agency applies authority can_t enough est example g lost not_write papers produce que_no shift site staffing the_board the_day we_have write
0.14 are_the attorney by_phone comments did_it different for_our fw handbook i_put i_should if_she il impressions in joint_defense kept latch letter_to licenziamento look_like may_# northgate_example not_go parere priv range reserve retained soll statement_of talking the_former the_hearing
0.14 the_lawyers theory together we_did who worse you_for
0.13 agree and_what anything_about attorney_client but_not district district_court do_we gave guess hear_about i_forgot is_going it_with k made mail messages out_# remember send_the settling>=1 short sole talk talked talking_to the_complaint the_list thing thinks to_file to_their unless until_the
0.13 was_in we_were with_it work_for you_sent
0.12 #_yrs act ask_you bad cannot com ends exempt fired for_your forgot forgot_to how i_took investigator it_down je marsh me_to mi must_not need_to pro read_the requested response short_version stays subject_to while with_client yrs
0.11 #_she #_subject a_week be below_# chance chat copy_of counsel_to es evaluation fix_it guard_was he_can here_is i_wrote if_i internal it_to it_would means mid night_shift not_the nothing oath of_them part result route see_below sick son summary thank thank_you the_file the_grievance the_job
0.11 the_meeting the_note the_old through_the under_oath under_the why words
0.10 #_because #_who a_year adverse am_not board can_be chronology con copies count directors do_the everyone example_subject example_to fire firm have_it he_has i_know in_june it_will january_# keep_all nobody not_call not_leave object ok_to older orr our outside_counsel papers>=4 parties>=2 point
0.10 rule settlement she_says shows so_that staff than_# thanks_for the_desk the_march the_papers they_have to_tell used version wages we will_have with without you_want
0.09 #_de 2nd against atty badge describe en eyes from_paula going_to here hey his how_much if_this it_# know_if law let_him like list_of log low make me_and mit more more_than need_the paula personnel_file planning>=2 privileged really reyes subjects>=2&attitudes>=2 supervisors take_it talked_to
0.09 tax tell_you tenant the_agency the_attorney the_charge the_deposit the_february the_log third till_he until_then waiting we_know we_need week week_# which with_him you_to
0.08 #_present all_three already anyway asked_me before_friday birthday can_ask claim_is com_to communication complaints dates he_says he_thinks liability ll loads me_at memorandum nurse of_the opinion>=1 paula_noonan please_tell ray ready sent_to should_have so_i somebody stand that_he the_group
0.08 the_supervisor view whitfield would_have zu
0.07 #_pages #_per a_# about_it age_claim agree_to announce asked_for attendance both_ways bottom causation conference confidentiality for_her hand hold_notice hr_to i_ll i_need in_march january know_who lopez main month not_like old_phone once or_is pages pls post prior put_the rate review_of she
0.07 she_wants she>=2 side statute the_deposition the_enclosed to_know to_make tuesday up wants who_was you>=2
0.06 #_talk a_good about_what above am_# and_they audit back_by being bill confidential_attorney due_# error find first gets gives heard_it herr high is_# is_done it_as landlord laptop le leave_out look months need night no_# noonan not_talk of_pay on_the people_who points por pump q read_it
0.06 recommend relaying>=2 shift_lead sign_and so_the so_we social sorry t_tell talks the_call the_first the_week thought to_days told was_not ways week_of were_told will_ask will_pay you_sign
0.05 #_email #_so above_# and_the at_this back_on by_a call_with carrier clean den fees filing in_writing loss off quick raise summary_of tell_your test the_keys the_manager the_month to_see told_her under vote would_be would_you you_must
-0.05 #_at #_do at_me at_your before_he clinic confirm consult depo does_not evidence>=2 freezer has_a investigation legal_department near nervous of_my on_may operations>=4 plan_# race rent rights second status steps the_date the_form this_week to_leave we_get your_supervisor
-0.06 #_hr #_months #_net about_a agreed and_say and_then article article_# business by_may by_noon can_you careful changes choose clerk cold december december_# decision department documents ex expect get_a had hana he_is health him_on i_told is_closed is_in let_me look_at me_i me>=1 morning mother
-0.06 net net_# new_one nice not_agree on_# opened pay_and please_don please_use posted real records se that_my thats the_baby the_company the_crew the_order to_human to_report tomorrow try_it us_not use_it what_would written_warning you_are you_think
-0.07 #_a and_nobody applied as_it back be_on brandt breaks can_live drop_the even_if feb_# fill for_six friends hear hours house how_long i_must inspection insurer is_that it_from keepingSecret>=1 keepingSecret>=2 labor live_with makes many not_have not_sign of_# on_a on_monday otto over_#
-0.07 please_do relaying>=1 results send_you severance six stay talk_with tell_me the_line the_position the_union the_warranty they_ask to_keep want_us warranty worst
-0.08 #_no #_or #_pounds #_you after_i and_to approved be_paid came could delgado delgado_reyes direct february fee forums>=2 get_the given grant hired hiring i_am i_spoke j lawyers left_the legally locker m not_a of_us offer_you on_february or papers>=1 party performance_review policy_# pounds
-0.08 reporting review_# take_a the_van this_notice thu to_stop to_think told_us total wait_for we_should what_they witness writing you_told your_claim
-0.09 #_pm a a_month after_she and_a answer_the back_in by_the chatter>=1 chatter>=2 checklist contact courtPapers>=2 customer denies doors down_to due february_# files got_the i_believe i_said is_no lead_to march_# may_ask may_have miles not_share of_everyone of_march on_your one_is pay_it personal
-0.09 pm private reported_on roof say_no sign_up the_county the_court the_decision the_lease the_roof think_we thinks_the to_a transcript true was what_do will_take your_manager your_pay
-0.10 also an april_# as_possible ask_me bright care charge_of check company concerns d_like defendant disputes even experience foods for_leaving friday_we from_# gate interview knows_the letter_from me_about me_what moved must_give not_paid not_want of_discrimination on_my our_call out_of parties
-0.10 performance period planning>=1 please_look problem reasonable school settle seven signs sind spoke_to spoke_with starts thanks that_they the_employee the_law to_answer to_pay tue_# we_look what_the you_can yours
-0.11 a_problem all_of and_# and_nothing claimant drive expectations for_a four_people general is_open kundigung let likes line_# not_know notary nothing_to number on_time paint possible press service speak tell_him the_claimant the_hours the_policy they_will told_him union us_i use you_get you_were
-0.11 you>=1
-0.12 #_we a_claim allowed appeal as_a back_today best break but_the conduct data de end_of exit follow for_three have_# have_not hi hit ist know_about must_be next_time no_but not_sure order_the pay_by payslip put release says_that starting taken the_end the_motion they_said they_want told_the
-0.12 was_a was_late we_want we_would we>=4 wear you_in you_leave you_should zum
-0.13 #_min accept ask_the because_you big charge confirmed crew dock end five_years fix_the for_overtime goal got_a have he_said human i_asked i_m if_it in_january it_if kind min none october of_a of_what our_client owe please_call reason_for reference say_nothing she_is step_# still
-0.13 subjects>=3&attitudes>=1 subjects>=3&attitudes>=2 supplier takingSides>=2 the_fair votre wed were_not where win year you_the zum_#
-0.14 #_percent #_please #_this and_let are_allowed baby call_the claims clients closed company_pays credit dear_mr dollars el happens harassment hearing_on incident is_too is_weak job late_and machine might not_work ohio percent reports sched shifts steward the_best the_card the_legal ticket to
-0.14 to_the tomas_weber tue use_the weak will_bring would_not your_employer
-0.15 after_the and_may are_you as_of belt can covers did_they do_i fight for_two front_of guests i in_front into_it it_the lawyer_said lead me_on moves must not_put opening otherwise patient rosa secret subjects>=3&attitudes>=3 that_she the_right two_weeks verdict was_at what_if
-0.16 #_on about_my by_june calls discharged has_been i_was im its_own judgment my_supervisor needs newsletter numbers on_june passport reminded she_knows sheet sloane start they_say was_discharged whom witness_statement
-0.17 #_and ask_about concern dear_ms extra half he her_hours human_resources i_don it_may kim las may_concern name on_sunday paper payroll place_to resources said_the step survey that_you the_calendar to_whom too wanted way what_did whom_it
-0.18 agreement any ask by_text call_# claims>=4 conditional>=1 final holiday i_did i_got le_# les lot motion my_name never next not_use orders pays quote receipts seen six_years small today want want_this
-0.19 #_plaintiff a_yes been complained coworker dear helps hour its judging>=2 legal live options sales saturday su sunday tell to_talk took video weeks will_be
-0.20 14th bank confidential discrimination fine found from_may is june jury light maria notice_of on_nights personnel>=2 said_no said_we saw_the suit supervisor team the_14th the_bus tips to_your vendor
-0.21 #_days a_hearing argue believe both cake certificate hearing july_# lady look_into offer_is on_friday parking pay reminder resume settling>=2 summer weber you_will you>=4
-0.22 city could_not employer manager meet menu my_hours of_your police report shop the_last this_letter warning wrongs>=2
-0.23 because_of don fair friday it_a key new park position secretary ten_days the_lady the_second to_take u years you_may
-0.24 apartment by_friday did he_wants i_have i_want if_we invitation is_a it_is officer one say_that sundays vous
-0.25 amount an_hour boss buy called endOfJob>=2 floor it_i knows shall the_front think_the you_tell
-0.26 can_we is_fine keep news right share strong subpoena
-0.27 bring bus customers days_to everybody reply says_i sign the_late thursday with_a
-0.28 #_if action at attorneys_fees four has i_saw insurance license otte she_was spoke the_hall worker workers
-0.29 #_an call_me each_side five hours_were if_you information ms office questions yes
-0.30 #_in do_not for for_# forklift know leak paid_for ruiz sue this_is
-0.31 delivery hal hall last may order the_new write_up
-0.32 ad bitte her_to i_think i_will lena osha others overtime worked
-0.33 #_for day on plaintiff to_hr two were
-0.34 all courtPapers>=1 front statement
-0.35 help june_# lawyer line mr personnel>=1 signed
-0.36 attorneys days decide don_t operations>=2 paid price recall
-0.37 age into lol safety
-0.38 by card date open that_the
-0.39 got july let_them monday pictures rick said ten within_#
-0.40 claims>=2 evidence i_would please public to_work
-0.41 # free hire
-0.42 is_on news>=1 will
-0.43 again employee
-0.44 form
-0.45 a_lawyer i_do
-0.47 within
-0.48 because quit
-0.49 did_you filed nights plan
-0.50 call
-0.51 ana
-0.52 are o
-0.53 the
-0.55 cut move
-0.58 late
-0.61 your
-0.63 left
-0.73 policy
-0.83 formal>=1
-1.06 b
-1.23 hr
-1.31 operations>=1
`

export const weights: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...features] = line.split(' ')
      return features.map((feature) => [feature.replaceAll('_', ' '), Number(weight)] as const)
    }),
)
